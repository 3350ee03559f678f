// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isVerdict = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:verdict:1","title":"vitest-oracle verdict (.oracle/verdict.json)","description":"The typed verdict file, `schemaVersion` 1. Its JSON Schema is made from this type.","type":"object","properties":{"schemaVersion":{"type":"number","const":1},"tool":{"type":"object","properties":{"name":{"type":"string","const":"vitest-oracle"},"version":{"type":"string"}},"required":["name","version"],"additionalProperties":false},"scope":{"$ref":"#/definitions/VerdictScope"},"decision":{"$ref":"#/definitions/Decision"},"because":{"type":"array","items":{"$ref":"#/definitions/Reason"},"description":"Strongest first."},"subject":{"$ref":"#/definitions/Subject"},"policy":{"$ref":"#/definitions/PolicyReference"},"paths":{"type":"array","items":{"$ref":"#/definitions/VerdictPath"},"description":"The paths that the patch changes; none in the scope `run`. Sorted by path."},"inputs":{"type":"object","properties":{"scope":{"$ref":"#/definitions/PhaseState"},"policy":{"$ref":"#/definitions/PhaseState"},"fixtures":{"$ref":"#/definitions/PhaseState"},"budget":{"$ref":"#/definitions/PhaseState"},"oracles":{"$ref":"#/definitions/PhaseState"},"known-bad":{"$ref":"#/definitions/PhaseState"},"characterization":{"$ref":"#/definitions/PhaseState"},"flakes":{"$ref":"#/definitions/PhaseState"},"untrusted":{"$ref":"#/definitions/PhaseState"},"region":{"$ref":"#/definitions/PhaseState"}},"required":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"additionalProperties":false},"findings":{"type":"array","items":{"$ref":"#/definitions/JudgedFinding"}},"classes":{"type":"object","properties":{"E":{"$ref":"#/definitions/ClassCount"},"P":{"$ref":"#/definitions/ClassCount"},"F":{"$ref":"#/definitions/ClassCount"},"N":{"$ref":"#/definitions/ClassCount"},"U":{"$ref":"#/definitions/ClassCount"}},"required":["E","P","F","N","U"],"additionalProperties":false},"tests":{"type":"array","items":{"$ref":"#/definitions/VerdictTest"},"description":"Trusted, failing and claim-refused tests; all with the reporter's `inventory`. Sorted by id."},"testCount":{"type":"number","description":"How many tests the run had in all."},"failures":{"type":"array","items":{"$ref":"#/definitions/VerdictFailure"}},"seeds":{"$ref":"#/definitions/VerdictSeeds"},"freezes":{"type":"array","items":{"$ref":"#/definitions/VerdictFreeze"}},"regions":{"type":"array","items":{"$ref":"#/definitions/VerdictRegion"},"description":"Per region (a `covers` entry): the trusted tests that claim it, and whether their file imported it. Sorted."},"budget":{"anyOf":[{"$ref":"#/definitions/Score"},{"type":"null"}],"description":"What the patch did to the power of the tests; null where nobody counted it."},"knownBad":{"type":"array","items":{"$ref":"#/definitions/VerdictKnownBad"},"description":"Each known-bad patch that was replayed; sorted by file."},"mutation":{"anyOf":[{"$ref":"#/definitions/VerdictMutation"},{"type":"null"}],"description":"Mutants of the production lines that the patch changed; null where the policy asks for none, or nobody came to them."},"environment":{"type":"object","properties":{"node":{"type":"string"},"vitest":{"type":"string"},"platform":{"type":"string"},"arch":{"type":"string"}},"required":["node","vitest","platform","arch"],"additionalProperties":false},"runner":{"type":"object","properties":{"exitCode":{"type":["number","null"]},"signal":{"type":["string","null"]}},"required":["exitCode","signal"],"additionalProperties":false},"timing":{"$ref":"#/definitions/VerdictTiming"},"digest":{"$ref":"#/definitions/Sha256","description":"SHA-256 of the canonical form of all that does not depend on the machine or the hour; see `digestOf`."}},"required":["schemaVersion","tool","scope","decision","because","subject","policy","paths","inputs","findings","classes","tests","testCount","failures","seeds","freezes","regions","budget","knownBad","mutation","environment","runner","timing","digest"],"additionalProperties":false,"definitions":{"ClaimedClass":{"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."},"ClassCount":{"type":"object","properties":{"passed":{"type":"number"},"failed":{"type":"number"},"notRun":{"type":"number","description":"Skipped or never run."}},"required":["passed","failed","notRun"],"additionalProperties":false},"CorpusReplay":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"},"description":"The failures of which one was to come; none where the test was to pass."},"end":{"type":"string","enum":["passed","failed","none"]},"met":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}],"description":"A failure that was not to come, else the last one; null for none, and for a failure without an error."},"asked":{"type":"boolean","description":"Whether the test asked for a captured input."},"because":{"type":["string","null"],"description":"Why there was no end, behind the corpus's name; null where there was one."}},"required":["test","corpus","known","end","met","asked","because"],"additionalProperties":false,"description":"What a frozen test did on an input of its corpus, the last time that it was run on it."},"Decision":{"type":"string","enum":["allow","review","block"]},"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$","patternErrorMessage":"12 hex digits in lower case, as the verdict prints them for a failure"},"FileMistake":{"type":"object","properties":{"at":{"$ref":"#/definitions/SourceLocation"},"wrong":{"type":"string","description":"One sentence without the place: what is wrong, with the offending text quoted."},"right":{"type":"string","description":"What would be right, or the command that mends it."},"frame":{"type":"string","description":"The lines around it with a marker, ready to print; '' when there is nothing to show."}},"required":["at","wrong","right","frame"],"additionalProperties":false,"description":"A mistake in a file that people own: where it stands, what is wrong, what would be right."},"Instant":{"type":"string","description":"An instant as `Date.prototype.toISOString` writes it.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"JudgedFinding":{"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"atMost":{"$ref":"#/definitions/Mitigation","description":"Absent for the plain case of the rule."},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"sealed-path-changed"},"args":{"$ref":"#/definitions/JudgedFinding.sealed-path-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"path-not-writable"},"args":{"$ref":"#/definitions/JudgedFinding.path-not-writable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-and-code-mixed"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-and-code-mixed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-config-changed"},"args":{"$ref":"#/definitions/JudgedFinding.runner-config-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"module-shadowed"},"args":{"$ref":"#/definitions/JudgedFinding.module-shadowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"suspicious-path"},"args":{"$ref":"#/definitions/JudgedFinding.suspicious-path.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"hidden-text"},"args":{"$ref":"#/definitions/JudgedFinding.hidden-text.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-production-change"},"args":{"$ref":"#/definitions/JudgedFinding.no-production-change.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"base-behind"},"args":{"$ref":"#/definitions/JudgedFinding.base-behind.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"$ref":"#/definitions/JudgedFinding.policy-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"$ref":"#/definitions/JudgedFinding.policy-invalid.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"$ref":"#/definitions/JudgedFinding.lease-field-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"$ref":"#/definitions/JudgedFinding.lease-duplicate.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"$ref":"#/definitions/JudgedFinding.lease-expired.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"$ref":"#/definitions/JudgedFinding.lease-too-long.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"$ref":"#/definitions/JudgedFinding.lease-on-oracle.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"$ref":"#/definitions/JudgedFinding.lease-not-classified.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"$ref":"#/definitions/JudgedFinding.lease-without-corpus.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"$ref":"#/definitions/JudgedFinding.lease-corpus-mismatch.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"$ref":"#/definitions/JudgedFinding.lease-unknown-test.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"$ref":"#/definitions/JudgedFinding.freeze-cap-exceeded.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"$ref":"#/definitions/JudgedFinding.lock-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-unlocked.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-schema-violated.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-invariant-broken.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-changed-without-intent"},"args":{"$ref":"#/definitions/JudgedFinding.lock-changed-without-intent.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"schema-loosened"},"args":{"$ref":"#/definitions/JudgedFinding.schema-loosened.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-deleted"},"args":{"$ref":"#/definitions/JudgedFinding.test-deleted.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-removed"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-removed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-weakened"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-weakened.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expected-value-changed"},"args":{"$ref":"#/definitions/JudgedFinding.expected-value-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-skipped"},"args":{"$ref":"#/definitions/JudgedFinding.test-skipped.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-focused"},"args":{"$ref":"#/definitions/JudgedFinding.test-focused.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-emptied"},"args":{"$ref":"#/definitions/JudgedFinding.test-emptied.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-swallowed"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-swallowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-unreachable"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-unreachable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-not-awaited"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-not-awaited.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-tautology"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-tautology.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"subject-mocked"},"args":{"$ref":"#/definitions/JudgedFinding.subject-mocked.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"retry-raised"},"args":{"$ref":"#/definitions/JudgedFinding.retry-raised.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"timeout-raised"},"args":{"$ref":"#/definitions/JudgedFinding.timeout-raised.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"table-shrunk"},"args":{"$ref":"#/definitions/JudgedFinding.table-shrunk.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-narrowed"},"args":{"$ref":"#/definitions/JudgedFinding.property-narrowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"snapshot-rewritten"},"args":{"$ref":"#/definitions/JudgedFinding.snapshot-rewritten.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-unparseable"},"args":{"$ref":"#/definitions/JudgedFinding.test-unparseable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-negative"},"args":{"$ref":"#/definitions/JudgedFinding.budget-negative.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-undefined"},"args":{"$ref":"#/definitions/JudgedFinding.budget-undefined.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-overdrawn"},"args":{"$ref":"#/definitions/JudgedFinding.budget-overdrawn.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-test-aware"},"args":{"$ref":"#/definitions/JudgedFinding.production-test-aware.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-imports-tests"},"args":{"$ref":"#/definitions/JudgedFinding.production-imports-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-values-in-production"},"args":{"$ref":"#/definitions/JudgedFinding.test-values-in-production.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-failed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-timeout.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-skipped.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-flaky.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-without-evidence.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"$ref":"#/definitions/JudgedFinding.no-oracle-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"$ref":"#/definitions/JudgedFinding.no-property-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"$ref":"#/definitions/JudgedFinding.class-claim-refused.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"$ref":"#/definitions/JudgedFinding.invariant-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"$ref":"#/definitions/JudgedFinding.seeds-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"$ref":"#/definitions/JudgedFinding.property-empty.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"$ref":"#/definitions/JudgedFinding.expect-tampered.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-loads-patch"},"args":{"$ref":"#/definitions/JudgedFinding.runner-loads-patch.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"$ref":"#/definitions/JudgedFinding.sealed-file-written.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"$ref":"#/definitions/JudgedFinding.runner-exited-early.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"$ref":"#/definitions/JudgedFinding.unhandled-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-survived"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-survived.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-missing"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-stale"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-stale.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-error"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-unproven"},"args":{"$ref":"#/definitions/JudgedFinding.change-unproven.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"behavior-drift"},"args":{"$ref":"#/definitions/JudgedFinding.behavior-drift.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"$ref":"#/definitions/JudgedFinding.flake-without-freeze.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"$ref":"#/definitions/JudgedFinding.flake-signature-unknown.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-budget-exceeded"},"args":{"$ref":"#/definitions/JudgedFinding.flake-budget-exceeded.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"$ref":"#/definitions/JudgedFinding.flake-window-empty.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-replay-differs"},"args":{"$ref":"#/definitions/JudgedFinding.flake-replay-differs.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-frozen"},"args":{"$ref":"#/definitions/JudgedFinding.flake-frozen.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"$ref":"#/definitions/JudgedFinding.untrusted-failed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-uncovered"},"args":{"$ref":"#/definitions/JudgedFinding.change-uncovered.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"$ref":"#/definitions/JudgedFinding.evidence-missing.args"}},"required":["rule"]}]},"JudgedFinding.sealed-path-changed.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"},"sealedBy":{"type":"string","description":"The pattern, or the words of the built-in list, that seals it."}},"required":["path","change","sealedBy"],"additionalProperties":false},"JudgedFinding.path-not-writable.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"}},"required":["path","change"],"additionalProperties":false},"JudgedFinding.oracle-and-code-mixed.args":{"type":"object","properties":{"sealed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"sealedCount":{"type":"number"},"production":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"productionCount":{"type":"number"}},"required":["sealed","sealedCount","production","productionCount"],"additionalProperties":false,"description":"One finding a range: both lists are sorted, and may be cut; the counts are whole."},"JudgedFinding.runner-config-changed.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"what":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["path","what","before","after"],"additionalProperties":false,"description":"`what`: the field, setting or kind of file, such as `scripts.test` or `CI workflow`."},"JudgedFinding.module-shadowed.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"shadows":{"$ref":"#/definitions/ProjectPath"}},"required":["path","shadows"],"additionalProperties":false,"description":"`shadows`: the module or configuration that an import or the runner would have found before."},"JudgedFinding.suspicious-path.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["symlink","submodule","twin-by-case","twin-by-unicode","mode","option-like","control-character"]},"detail":{"type":"string","description":"The target of a link, the twin's path, or the modes; '' when the kind says all."}},"required":["path","kind","detail"],"additionalProperties":false},"JudgedFinding.hidden-text.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["bidirectional","zero-width","line-separator","nul"]},"character":{"type":"string"},"count":{"type":"number"}},"required":["path","kind","character","count"],"additionalProperties":false,"description":"`character`: such as `U+202E RIGHT-TO-LEFT OVERRIDE`."},"JudgedFinding.no-production-change.args":{"type":"object","properties":{"tests":{"type":"number"}},"required":["tests"],"additionalProperties":false},"JudgedFinding.base-behind.args":{"type":"object","properties":{"tip":{"$ref":"#/definitions/ObjectId"},"mergeBase":{"$ref":"#/definitions/ObjectId"},"paths":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["tip","mergeBase","paths"],"additionalProperties":false,"description":"`paths`: the sealed paths that the target's tip changed after the patch left it; sorted."},"JudgedFinding.policy-missing.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false},"JudgedFinding.policy-invalid.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["path","mistake"],"additionalProperties":false},"JudgedFinding.lease-field-missing.args":{"type":"object","properties":{"test":{"type":"string"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["test","mistake"],"additionalProperties":false},"JudgedFinding.lease-duplicate.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"first":{"$ref":"#/definitions/SourceLocation"}},"required":["test","first"],"additionalProperties":false},"JudgedFinding.lease-expired.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"now":{"$ref":"#/definitions/Instant"}},"required":["test","expires","now"],"additionalProperties":false},"JudgedFinding.lease-too-long.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"days":{"type":"number"},"maxDays":{"type":"number"},"firstSeenInFuture":{"type":"boolean"}},"required":["test","days","maxDays","firstSeenInFuture"],"additionalProperties":false},"JudgedFinding.lease-on-oracle.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"granted":{"$ref":"#/definitions/OracleClass"}},"required":["test","granted"],"additionalProperties":false},"JudgedFinding.lease-not-classified.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"}},"required":["test"],"additionalProperties":false},"JudgedFinding.lease-without-corpus.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"}},"required":["test","corpus"],"additionalProperties":false},"JudgedFinding.lease-corpus-mismatch.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"recorded":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["test","corpus","recorded","now"],"additionalProperties":false},"JudgedFinding.lease-unknown-test.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"didYouMean":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]}},"required":["test","didYouMean"],"additionalProperties":false},"JudgedFinding.freeze-cap-exceeded.args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"}},"required":["points","cap"],"additionalProperties":false},"JudgedFinding.lock-missing.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false},"JudgedFinding.fixture-changed.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"locked":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["file","locked","now"],"additionalProperties":false},"JudgedFinding.fixture-missing.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false},"JudgedFinding.fixture-unlocked.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false},"JudgedFinding.fixture-schema-violated.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"}},"required":["file","schema","pointer","message"],"additionalProperties":false},"JudgedFinding.fixture-invariant-broken.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["file","invariants","name","message"],"additionalProperties":false},"JudgedFinding.lock-changed-without-intent.args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"entries":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["path","entries"],"additionalProperties":false,"description":"`entries`: the locked paths that came, went or changed their hash; sorted."},"JudgedFinding.schema-loosened.args":{"type":"object","properties":{"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"keyword":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["schema","pointer","keyword","before","after"],"additionalProperties":false,"description":"`before` and `after`: the keyword with its value as JSON text; null where the keyword is absent."},"JudgedFinding.test-deleted.args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]},"JudgedFinding.assertion-removed.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["before","file","test"]},"JudgedFinding.assertion-weakened.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"why":{"type":"string","description":"Why the new one says less, in words."},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","why"]},"JudgedFinding.expected-value-changed.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]},"JudgedFinding.test-skipped.args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"inLedger":{"type":"boolean","description":"True when a row of the ledger names the test; it does not excuse the marker."},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","inLedger","test"],"description":"`how`: the modifier or call as written, such as `test.skip` or `ctx.skip()`."},"JudgedFinding.test-focused.args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","test"]},"JudgedFinding.test-emptied.args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]},"JudgedFinding.assertion-swallowed.args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","by","file","test"]},"JudgedFinding.assertion-unreachable.args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"because":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","because","file","test"]},"JudgedFinding.assertion-not-awaited.args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]},"JudgedFinding.assertion-tautology.args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]},"JudgedFinding.subject-mocked.args":{"type":"object","additionalProperties":false,"properties":{"subject":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["by","file","subject","test"]},"JudgedFinding.retry-raised.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]},"JudgedFinding.timeout-raised.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":["number","null"]},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"Milliseconds; null for Vitest's default."},"JudgedFinding.table-shrunk.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]},"JudgedFinding.property-narrowed.args":{"type":"object","additionalProperties":false,"properties":{"what":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","what"],"description":"`what`: `runs`, `generator`, `precondition`, `seed` …"},"JudgedFinding.snapshot-rewritten.args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"`test` names the key of a stored snapshot where no test can be named."},"JudgedFinding.test-unparseable.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"side":{"type":"string","enum":["base","head"]},"message":{"type":"string"}},"required":["file","side","message"],"additionalProperties":false},"JudgedFinding.budget-negative.args":{"type":"object","properties":{"credits":{"type":"number"},"debits":{"type":"number"},"score":{"type":"number"}},"required":["credits","debits","score"],"additionalProperties":false},"JudgedFinding.budget-undefined.args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false},"JudgedFinding.budget-overdrawn.args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"},"because":{"type":"string"}},"required":["points","cap","because"],"additionalProperties":false,"description":"Points of the ledger and debits without an end, against the cap."},"JudgedFinding.production-test-aware.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"knows":{"type":"string"},"evidence":{"type":"string"}},"required":["file","knows","evidence"],"additionalProperties":false,"description":"`evidence`: the source text that shows it, or the call whose result differed outside the runner."},"JudgedFinding.production-imports-tests.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"imported":{"type":"string"}},"required":["file","imported"],"additionalProperties":false},"JudgedFinding.test-values-in-production.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"values":{"type":"array","items":{"type":"string"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","values","tests"],"additionalProperties":false},"JudgedFinding.oracle-failed.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false},"JudgedFinding.oracle-error.args":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["owner","signature","message"],"additionalProperties":false},"JudgedFinding.oracle-timeout.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"message":{"type":"string"}},"required":["test","message"],"additionalProperties":false},"JudgedFinding.oracle-missing.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false},"JudgedFinding.oracle-skipped.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"mode":{"type":"string"},"because":{"type":"string"}},"required":["test","mode","because"],"additionalProperties":false},"JudgedFinding.oracle-flaky.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"retries":{"type":"number"}},"required":["test","retries"],"additionalProperties":false},"JudgedFinding.oracle-without-evidence.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false},"JudgedFinding.no-oracle-tests.args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false},"JudgedFinding.no-property-tests.args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false},"JudgedFinding.class-claim-refused.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"claimed":{"$ref":"#/definitions/OracleClass"},"because":{"type":"string"}},"required":["test","claimed","because"],"additionalProperties":false},"JudgedFinding.invariant-missing.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false},"JudgedFinding.seeds-missing.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false},"JudgedFinding.property-empty.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false},"JudgedFinding.expect-tampered.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"broken":{"type":"array","items":{"type":"string"}}},"required":["file","broken"],"additionalProperties":false},"JudgedFinding.runner-loads-patch.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"config":{"$ref":"#/definitions/ProjectPath"}},"required":["file","config"],"additionalProperties":false},"JudgedFinding.sealed-file-written.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false},"JudgedFinding.runner-exited-early.args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false},"JudgedFinding.unhandled-error.args":{"type":"object","properties":{"file":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}]},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["file","signature","message"],"additionalProperties":false},"JudgedFinding.known-bad-survived.args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"expected":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]},"failed":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["patch","expected","failed"],"additionalProperties":false,"description":"`expected`: the test that its header names as the one that catches it; null without one. `failed`: those that failed all the same."},"JudgedFinding.known-bad-missing.args":{"type":"object","properties":{"folder":{"$ref":"#/definitions/ProjectPath"}},"required":["folder"],"additionalProperties":false},"JudgedFinding.known-bad-stale.args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"message":{"type":"string"}},"required":["patch","message"],"additionalProperties":false},"JudgedFinding.known-bad-error.args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["error","timeout"]},"message":{"type":"string"}},"required":["patch","outcome","message"],"additionalProperties":false,"description":"Something failed, but no assertion of a trusted test: no proof."},"JudgedFinding.change-unproven.args":{"type":"object","properties":{"killed":{"type":"number"},"mutants":{"type":"number"},"unknown":{"type":"number"},"minKillRate":{"type":"number"},"survivors":{"type":"array","items":{"type":"string"}}},"required":["killed","mutants","unknown","minKillRate","survivors"],"additionalProperties":false,"description":"Of the mutants of the patch's production lines. `survivors`: `file:line:column` of each; `unknown`: those that were not replayed."},"JudgedFinding.behavior-drift.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}],"description":"null when it failed without an error."},"message":{"type":"string"},"changed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["test","signature","message","changed"],"additionalProperties":false,"description":"`changed`: the changed production files that the failing test imported; sorted."},"JudgedFinding.flake-without-freeze.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false},"JudgedFinding.flake-signature-unknown.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","signature","known"],"additionalProperties":false},"JudgedFinding.flake-budget-exceeded.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"failures":{"type":"number"},"runs":{"type":"number"},"maxFailRate":{"type":"number"}},"required":["test","failures","runs","maxFailRate"],"additionalProperties":false,"description":"Runs, and failures among them, of the window."},"JudgedFinding.flake-window-empty.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"windowRuns":{"type":"number"},"runs":{"type":"number"}},"required":["test","windowRuns","runs"],"additionalProperties":false,"description":"`runs`: those that are on record, fewer than `windowRuns`."},"JudgedFinding.flake-replay-differs.args":{"$ref":"#/definitions/CorpusReplay","description":"The test was run on a captured input of its freeze, which did not show what it was kept for."},"JudgedFinding.flake-frozen.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"type":"string"},"expires":{"type":"string"}},"required":["test","signature","owner","expires"],"additionalProperties":false,"description":"A failure that a valid freeze covers: a note, so that nobody overlooks it."},"JudgedFinding.untrusted-failed.args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false},"JudgedFinding.change-uncovered.args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"claimedBy":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","claimedBy"],"additionalProperties":false,"description":"`claimedBy`: the trusted tests that claim the file, of which none imported it and passed; sorted."},"JudgedFinding.evidence-missing.args":{"type":"object","properties":{"phase":{"$ref":"#/definitions/Phase"},"because":{"type":"string"}},"required":["phase","because"],"additionalProperties":false},"Mitigation":{"type":"object","properties":{"severity":{"type":"string","enum":["note","review"]},"within":{"type":"string","enum":["recommended","every-preset"]},"because":{"type":"string","description":"One sentence."}},"required":["severity","within","because"],"additionalProperties":false,"description":"Why this one case of a rule is milder than its preset says: hidden characters in prose, a mode change of an ordinary file, drift inside the intent. `every-preset`: everywhere; `recommended`: there only, the four protocols stay as they are."},"MutationOperator":{"type":"string","enum":["relational","equality","arithmetic","logical","conditional","return","boolean","method","bitwise","unary","assignment","update","block","optional-chaining","string","array","object"]},"ObjectId":{"type":"string","description":"A full git object id.","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"OracleClass":{"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."},"PathChange":{"type":"string","enum":["added","modified","deleted","renamed","mode-changed"]},"PathClass":{"type":"string","enum":["sealed","runner","test","production","writable","other"],"description":"Which part of the project a path belongs to: `sealed` are files that people own, `runner` what steers the test runner."},"Phase":{"type":"string","enum":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"description":"The phases of a judgement, in the order in which they run."},"PhaseState":{"type":"object","properties":{"state":{"type":"string","enum":["answered","not-applicable","unavailable","not-evaluated"]},"because":{"type":"string","description":"'' for an answered phase."}},"required":["state","because"],"additionalProperties":false},"PolicyReference":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"ref":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}],"description":"The commit that it was read at. null for the work tree in the scope `run`, and for a file outside of the repository in `merge`."},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}],"description":"null when there is none that can be read."},"preset":{"$ref":"#/definitions/PresetName"}},"required":["path","ref","sha256","preset"],"additionalProperties":false},"PresetName":{"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]},"ProjectPath":{"type":"string","description":"A path from the project's root, with `/` between its parts on every platform, without a leading `./`."},"PropertyRun":{"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."},"Reason":{"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["sealed-path-changed","path-not-writable","oracle-and-code-mixed","runner-config-changed","module-shadowed","suspicious-path","hidden-text","no-production-change","base-behind","policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","lock-changed-without-intent","schema-loosened","test-deleted","assertion-removed","assertion-weakened","expected-value-changed","test-skipped","test-focused","test-emptied","assertion-swallowed","assertion-unreachable","assertion-not-awaited","assertion-tautology","subject-mocked","retry-raised","timeout-raised","table-shrunk","property-narrowed","snapshot-rewritten","test-unparseable","budget-negative","budget-undefined","budget-overdrawn","production-test-aware","production-imports-tests","test-values-in-production","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","runner-loads-patch","sealed-file-written","runner-exited-early","unhandled-error","known-bad-survived","known-bad-missing","known-bad-stale","known-bad-error","change-unproven","behavior-drift","flake-without-freeze","flake-signature-unknown","flake-budget-exceeded","flake-window-empty","flake-replay-differs","flake-frozen","untrusted-failed","change-uncovered","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."},"Score":{"anyOf":[{"type":"object","properties":{"state":{"type":"string","const":"counted"},"credits":{"type":"number"},"debits":{"type":"number"},"score":{"type":"number"}},"required":["state","credits","debits","score"],"additionalProperties":false},{"type":"object","properties":{"state":{"type":"string","const":"undefined"},"credits":{"type":"number"},"debits":{"type":"number"},"score":{"type":"number"},"because":{"type":"string"}},"required":["state","credits","debits","score","because"],"additionalProperties":false}],"description":"Credits less debits, by the weights of the policy. An undefined change of power has a score as well, which then means nothing."},"Severity":{"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."},"Sha256":{"type":"string","description":"Hex digits of a SHA-256, lower case.","pattern":"^[0-9a-f]{64}$","patternErrorMessage":"64 hex digits in lower case, as sha256sum prints them"},"SignatureParts":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"operator":{"type":"string"},"frames":{"type":"array","items":{"type":"string"},"description":"`function@file`, from the test down to the throw."}},"required":["name","message","operator","frames"],"additionalProperties":false,"description":"What went into a failure signature; `explain <signature>` prints it."},"SourceLocation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"}},"required":["file"],"additionalProperties":false,"description":"A place in a file: lines and columns count from 1, columns in UTF-16 code units."},"Subject":{"type":"object","properties":{"head":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"base":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"mergeBase":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"dirty":{"type":["boolean","null"],"description":"null when there is no repository."}},"required":["head","tree","base","mergeBase","dirty"],"additionalProperties":false},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestState":{"type":"string","enum":["passed","failed","skipped","pending"]},"VerdictFailure":{"type":"object","properties":{"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"$ref":"#/definitions/TestId","description":"The test, or the suite or file whose hook or collection failed."},"message":{"type":"string"},"parts":{"$ref":"#/definitions/SignatureParts"}},"required":["signature","owner","message","parts"],"additionalProperties":false},"VerdictFreeze":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false},"VerdictKnownBad":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["killed","survived","stale","error","timeout"],"description":"`survived`: no trusted test failed by an assertion; `stale`: it does not apply; `error`: something failed, but no assertion of a trusted test."},"killedBy":{"type":"array","items":{"$ref":"#/definitions/TestId"},"description":"The trusted tests that failed on it, of which the replay needs one only; sorted, and empty unless it was killed."},"covers":{"type":"array","items":{"type":"string"},"description":"What its header says that it covers."},"milliseconds":{"type":"number"}},"required":["file","outcome","killedBy","covers","milliseconds"],"additionalProperties":false,"description":"What became of one patch that is known to be bad."},"VerdictMutatedFile":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"mutants":{"type":"number"},"killed":{"type":"number","description":"A trusted test failed by an assertion."},"survived":{"type":"number"},"error":{"type":"number","description":"Something failed, but no assertion of a trusted test."},"timeout":{"type":"number","description":"It ran out of its own time."},"unknown":{"type":"number","description":"It was not replayed: there was no time left, or it could not be."}},"required":["file","mutants","killed","survived","error","timeout","unknown"],"additionalProperties":false,"description":"`mutants` is the sum of the others."},"VerdictMutation":{"type":"object","properties":{"minKillRate":{"type":"number","description":"What the policy asks for: a share of all mutants, more than 0 and at most 1."},"files":{"type":"array","items":{"$ref":"#/definitions/VerdictMutatedFile"},"description":"Each changed file that has mutants; sorted."},"survivors":{"type":"array","items":{"$ref":"#/definitions/VerdictSurvivor"},"description":"Each mutant under which every trusted test that loads its file passed; by file and place."}},"required":["minKillRate","files","survivors"],"additionalProperties":false,"description":"How many mutants of a patch the trusted tests kill."},"VerdictPath":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"},"from":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}],"description":"Where a renamed file was."},"class":{"$ref":"#/definitions/PathClass"}},"required":["path","change","from","class"],"additionalProperties":false,"description":"One path that the patch changes, and which part of the project it belongs to by the policy."},"VerdictRegion":{"type":"object","properties":{"covers":{"type":"string"},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that the pattern stands for and that those tests imported."},"known":{"type":"boolean","description":"False where some of those tests could not say what they imported."}},"required":["covers","tests","imported","known"],"additionalProperties":false},"VerdictScope":{"type":"string","enum":["run","merge"],"description":"What one run can show, or what a patch as a whole shows."},"VerdictSeeds":{"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false},"VerdictSurvivor":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"},"operator":{"$ref":"#/definitions/MutationOperator"},"before":{"type":"string","description":"Its line as the patch has it, and as the mutant had it."},"after":{"type":"string"}},"required":["file","line","column","operator","before","after"],"additionalProperties":false},"VerdictTest":{"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}},"observedKills":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"The known-bads that this trusted test was seen to kill, sorted. A replay ends at its first kill, so there may be more, and none is no proof that it cannot fail: `vitest-oracle inventory --power` asks every test. Absent where no known-bad was replayed."}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false},"VerdictTiming":{"type":"object","properties":{"startedAt":{"$ref":"#/definitions/Instant"},"milliseconds":{"type":"number"},"phases":{"type":"object","properties":{"scope":{"type":"number"},"policy":{"type":"number"},"fixtures":{"type":"number"},"budget":{"type":"number"},"oracles":{"type":"number"},"known-bad":{"type":"number"},"characterization":{"type":"number"},"flakes":{"type":"number"},"untrusted":{"type":"number"},"region":{"type":"number"}},"additionalProperties":false,"description":"Of each phase that was timed by itself."}},"required":["startedAt","milliseconds","phases"],"additionalProperties":false}}};
const func2 = Object.prototype.hasOwnProperty;
const schema7 = {"type":"string","enum":["run","merge"],"description":"What one run can show, or what a patch as a whole shows."};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "run") || (data === "merge"))){
validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"string","enum":["allow","review","block"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "allow") || (data === "review")) || (data === "block"))){
validate24.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["sealed-path-changed","path-not-writable","oracle-and-code-mixed","runner-config-changed","module-shadowed","suspicious-path","hidden-text","no-production-change","base-behind","policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","lock-changed-without-intent","schema-loosened","test-deleted","assertion-removed","assertion-weakened","expected-value-changed","test-skipped","test-focused","test-emptied","assertion-swallowed","assertion-unreachable","assertion-not-awaited","assertion-tautology","subject-mocked","retry-raised","timeout-raised","table-shrunk","property-narrowed","snapshot-rewritten","test-unparseable","budget-negative","budget-undefined","budget-overdrawn","production-test-aware","production-imports-tests","test-values-in-production","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","runner-loads-patch","sealed-file-written","runner-exited-early","unhandled-error","known-bad-survived","known-bad-missing","known-bad-stale","known-bad-error","change-unproven","behavior-drift","flake-without-freeze","flake-signature-unknown","flake-budget-exceeded","flake-window-empty","flake-replay-differs","flake-frozen","untrusted-failed","change-uncovered","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."};
const schema10 = {"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "off") || (data === "note")) || (data === "review")) || (data === "block"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.severity === undefined) && (missing0 = "severity")) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.row === undefined) && (missing0 = "row"))) || ((data.why === undefined) && (missing0 = "why"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "severity") || (key0 === "rule")) || (key0 === "row")) || (key0 === "why"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.severity !== undefined){
const _errs2 = errors;
if(!(validate27(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data1 = data.rule;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate26.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: schema9.properties.rule.type},message:"must be string,null"}];
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "sealed-path-changed") || (data1 === "path-not-writable")) || (data1 === "oracle-and-code-mixed")) || (data1 === "runner-config-changed")) || (data1 === "module-shadowed")) || (data1 === "suspicious-path")) || (data1 === "hidden-text")) || (data1 === "no-production-change")) || (data1 === "base-behind")) || (data1 === "policy-missing")) || (data1 === "policy-invalid")) || (data1 === "lease-field-missing")) || (data1 === "lease-duplicate")) || (data1 === "lease-expired")) || (data1 === "lease-too-long")) || (data1 === "lease-on-oracle")) || (data1 === "lease-not-classified")) || (data1 === "lease-without-corpus")) || (data1 === "lease-corpus-mismatch")) || (data1 === "lease-unknown-test")) || (data1 === "freeze-cap-exceeded")) || (data1 === "lock-missing")) || (data1 === "fixture-changed")) || (data1 === "fixture-missing")) || (data1 === "fixture-unlocked")) || (data1 === "fixture-schema-violated")) || (data1 === "fixture-invariant-broken")) || (data1 === "lock-changed-without-intent")) || (data1 === "schema-loosened")) || (data1 === "test-deleted")) || (data1 === "assertion-removed")) || (data1 === "assertion-weakened")) || (data1 === "expected-value-changed")) || (data1 === "test-skipped")) || (data1 === "test-focused")) || (data1 === "test-emptied")) || (data1 === "assertion-swallowed")) || (data1 === "assertion-unreachable")) || (data1 === "assertion-not-awaited")) || (data1 === "assertion-tautology")) || (data1 === "subject-mocked")) || (data1 === "retry-raised")) || (data1 === "timeout-raised")) || (data1 === "table-shrunk")) || (data1 === "property-narrowed")) || (data1 === "snapshot-rewritten")) || (data1 === "test-unparseable")) || (data1 === "budget-negative")) || (data1 === "budget-undefined")) || (data1 === "budget-overdrawn")) || (data1 === "production-test-aware")) || (data1 === "production-imports-tests")) || (data1 === "test-values-in-production")) || (data1 === "oracle-failed")) || (data1 === "oracle-error")) || (data1 === "oracle-timeout")) || (data1 === "oracle-missing")) || (data1 === "oracle-skipped")) || (data1 === "oracle-flaky")) || (data1 === "oracle-without-evidence")) || (data1 === "no-oracle-tests")) || (data1 === "no-property-tests")) || (data1 === "class-claim-refused")) || (data1 === "invariant-missing")) || (data1 === "seeds-missing")) || (data1 === "property-empty")) || (data1 === "expect-tampered")) || (data1 === "runner-loads-patch")) || (data1 === "sealed-file-written")) || (data1 === "runner-exited-early")) || (data1 === "unhandled-error")) || (data1 === "known-bad-survived")) || (data1 === "known-bad-missing")) || (data1 === "known-bad-stale")) || (data1 === "known-bad-error")) || (data1 === "change-unproven")) || (data1 === "behavior-drift")) || (data1 === "flake-without-freeze")) || (data1 === "flake-signature-unknown")) || (data1 === "flake-budget-exceeded")) || (data1 === "flake-window-empty")) || (data1 === "flake-replay-differs")) || (data1 === "flake-frozen")) || (data1 === "untrusted-failed")) || (data1 === "change-uncovered")) || (data1 === "evidence-missing")) || (data1 === null))){
validate26.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/enum",keyword:"enum",params:{allowedValues: schema9.properties.rule.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.row !== undefined){
let data2 = data.row;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate26.errors = [{instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: schema9.properties.row.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
const _errs7 = errors;
if(typeof data.why !== "string"){
validate26.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","properties":{"head":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"base":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"mergeBase":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"dirty":{"type":["boolean","null"],"description":"null when there is no repository."}},"required":["head","tree","base","mergeBase","dirty"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9a-f]{40}([0-9a-f]{24})?$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate31.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.head === undefined) && (missing0 = "head")) || ((data.tree === undefined) && (missing0 = "tree"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.mergeBase === undefined) && (missing0 = "mergeBase"))) || ((data.dirty === undefined) && (missing0 = "dirty"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "head") || (key0 === "tree")) || (key0 === "base")) || (key0 === "mergeBase")) || (key0 === "dirty"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.head !== undefined){
let data0 = data.head;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate31(data0, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tree !== undefined){
let data1 = data.tree;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data2 = data.base;
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate31(data2, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs15 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeBase !== undefined){
let data3 = data.mergeBase;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/mergeBase",parentData:data,parentDataProperty:"mergeBase",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs20 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/mergeBase",schemaPath:"#/properties/mergeBase/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs20 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/mergeBase",schemaPath:"#/properties/mergeBase/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate30.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dirty !== undefined){
let data4 = data.dirty;
const _errs22 = errors;
if((typeof data4 !== "boolean") && (data4 !== null)){
validate30.errors = [{instancePath:instancePath+"/dirty",schemaPath:"#/properties/dirty/type",keyword:"type",params:{type: schema11.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate41.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "recommended") || (data === "strict")) || (data === "zero-weight")) || (data === "intersection")) || (data === "budget")) || (data === "sealed"))){
validate43.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.path === undefined) && (missing0 = "path")) || ((data.ref === undefined) && (missing0 = "ref"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.preset === undefined) && (missing0 = "preset"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "ref")) || (key0 === "sha256")) || (key0 === "preset"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined){
let data1 = data.ref;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate31(data1, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate37.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data2 = data.sha256;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate41(data2, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate37.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preset !== undefined){
const _errs13 = errors;
if(!(validate43(data.preset, {instancePath:instancePath+"/preset",parentData:data,parentDataProperty:"preset",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"string","enum":["added","modified","deleted","renamed","mode-changed"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "added") || (data === "modified")) || (data === "deleted")) || (data === "renamed")) || (data === "mode-changed"))){
validate48.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"string","enum":["sealed","runner","test","production","writable","other"],"description":"Which part of the project a path belongs to: `sealed` are files that people own, `runner` what steers the test runner."};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "sealed") || (data === "runner")) || (data === "test")) || (data === "production")) || (data === "writable")) || (data === "other"))){
validate51.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.path === undefined) && (missing0 = "path")) || ((data.change === undefined) && (missing0 = "change"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.class === undefined) && (missing0 = "class"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "change")) || (key0 === "from")) || (key0 === "class"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs3 = errors;
if(!(validate48(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate38(data2, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.class !== undefined){
const _errs9 = errors;
if(!(validate51(data.class, {instancePath:instancePath+"/class",parentData:data,parentDataProperty:"class",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","properties":{"state":{"type":"string","enum":["answered","not-applicable","unavailable","not-evaluated"]},"because":{"type":"string","description":"'' for an answered phase."}},"required":["state","because"],"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.because === undefined) && (missing0 = "because"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "state") || (key0 === "because"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "answered") || (data0 === "not-applicable")) || (data0 === "unavailable")) || (data0 === "not-evaluated"))){
validate54.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema20.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs4 = errors;
if(typeof data.because !== "string"){
validate54.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const schema21 = {"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"atMost":{"$ref":"#/definitions/Mitigation","description":"Absent for the plain case of the rule."},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"sealed-path-changed"},"args":{"$ref":"#/definitions/JudgedFinding.sealed-path-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"path-not-writable"},"args":{"$ref":"#/definitions/JudgedFinding.path-not-writable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-and-code-mixed"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-and-code-mixed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-config-changed"},"args":{"$ref":"#/definitions/JudgedFinding.runner-config-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"module-shadowed"},"args":{"$ref":"#/definitions/JudgedFinding.module-shadowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"suspicious-path"},"args":{"$ref":"#/definitions/JudgedFinding.suspicious-path.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"hidden-text"},"args":{"$ref":"#/definitions/JudgedFinding.hidden-text.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-production-change"},"args":{"$ref":"#/definitions/JudgedFinding.no-production-change.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"base-behind"},"args":{"$ref":"#/definitions/JudgedFinding.base-behind.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"$ref":"#/definitions/JudgedFinding.policy-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"$ref":"#/definitions/JudgedFinding.policy-invalid.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"$ref":"#/definitions/JudgedFinding.lease-field-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"$ref":"#/definitions/JudgedFinding.lease-duplicate.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"$ref":"#/definitions/JudgedFinding.lease-expired.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"$ref":"#/definitions/JudgedFinding.lease-too-long.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"$ref":"#/definitions/JudgedFinding.lease-on-oracle.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"$ref":"#/definitions/JudgedFinding.lease-not-classified.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"$ref":"#/definitions/JudgedFinding.lease-without-corpus.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"$ref":"#/definitions/JudgedFinding.lease-corpus-mismatch.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"$ref":"#/definitions/JudgedFinding.lease-unknown-test.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"$ref":"#/definitions/JudgedFinding.freeze-cap-exceeded.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"$ref":"#/definitions/JudgedFinding.lock-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-unlocked.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-schema-violated.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"$ref":"#/definitions/JudgedFinding.fixture-invariant-broken.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-changed-without-intent"},"args":{"$ref":"#/definitions/JudgedFinding.lock-changed-without-intent.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"schema-loosened"},"args":{"$ref":"#/definitions/JudgedFinding.schema-loosened.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-deleted"},"args":{"$ref":"#/definitions/JudgedFinding.test-deleted.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-removed"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-removed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-weakened"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-weakened.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expected-value-changed"},"args":{"$ref":"#/definitions/JudgedFinding.expected-value-changed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-skipped"},"args":{"$ref":"#/definitions/JudgedFinding.test-skipped.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-focused"},"args":{"$ref":"#/definitions/JudgedFinding.test-focused.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-emptied"},"args":{"$ref":"#/definitions/JudgedFinding.test-emptied.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-swallowed"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-swallowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-unreachable"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-unreachable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-not-awaited"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-not-awaited.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-tautology"},"args":{"$ref":"#/definitions/JudgedFinding.assertion-tautology.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"subject-mocked"},"args":{"$ref":"#/definitions/JudgedFinding.subject-mocked.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"retry-raised"},"args":{"$ref":"#/definitions/JudgedFinding.retry-raised.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"timeout-raised"},"args":{"$ref":"#/definitions/JudgedFinding.timeout-raised.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"table-shrunk"},"args":{"$ref":"#/definitions/JudgedFinding.table-shrunk.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-narrowed"},"args":{"$ref":"#/definitions/JudgedFinding.property-narrowed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"snapshot-rewritten"},"args":{"$ref":"#/definitions/JudgedFinding.snapshot-rewritten.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-unparseable"},"args":{"$ref":"#/definitions/JudgedFinding.test-unparseable.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-negative"},"args":{"$ref":"#/definitions/JudgedFinding.budget-negative.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-undefined"},"args":{"$ref":"#/definitions/JudgedFinding.budget-undefined.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-overdrawn"},"args":{"$ref":"#/definitions/JudgedFinding.budget-overdrawn.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-test-aware"},"args":{"$ref":"#/definitions/JudgedFinding.production-test-aware.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-imports-tests"},"args":{"$ref":"#/definitions/JudgedFinding.production-imports-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-values-in-production"},"args":{"$ref":"#/definitions/JudgedFinding.test-values-in-production.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-failed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-timeout.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-skipped.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-flaky.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"$ref":"#/definitions/JudgedFinding.oracle-without-evidence.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"$ref":"#/definitions/JudgedFinding.no-oracle-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"$ref":"#/definitions/JudgedFinding.no-property-tests.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"$ref":"#/definitions/JudgedFinding.class-claim-refused.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"$ref":"#/definitions/JudgedFinding.invariant-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"$ref":"#/definitions/JudgedFinding.seeds-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"$ref":"#/definitions/JudgedFinding.property-empty.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"$ref":"#/definitions/JudgedFinding.expect-tampered.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-loads-patch"},"args":{"$ref":"#/definitions/JudgedFinding.runner-loads-patch.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"$ref":"#/definitions/JudgedFinding.sealed-file-written.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"$ref":"#/definitions/JudgedFinding.runner-exited-early.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"$ref":"#/definitions/JudgedFinding.unhandled-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-survived"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-survived.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-missing"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-missing.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-stale"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-stale.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-error"},"args":{"$ref":"#/definitions/JudgedFinding.known-bad-error.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-unproven"},"args":{"$ref":"#/definitions/JudgedFinding.change-unproven.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"behavior-drift"},"args":{"$ref":"#/definitions/JudgedFinding.behavior-drift.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"$ref":"#/definitions/JudgedFinding.flake-without-freeze.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"$ref":"#/definitions/JudgedFinding.flake-signature-unknown.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-budget-exceeded"},"args":{"$ref":"#/definitions/JudgedFinding.flake-budget-exceeded.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"$ref":"#/definitions/JudgedFinding.flake-window-empty.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-replay-differs"},"args":{"$ref":"#/definitions/JudgedFinding.flake-replay-differs.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-frozen"},"args":{"$ref":"#/definitions/JudgedFinding.flake-frozen.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"$ref":"#/definitions/JudgedFinding.untrusted-failed.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-uncovered"},"args":{"$ref":"#/definitions/JudgedFinding.change-uncovered.args"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"$ref":"#/definitions/JudgedFinding.evidence-missing.args"}},"required":["rule"]}]};
const schema22 = {"type":"string","enum":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"description":"The phases of a judgement, in the order in which they run."};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data === "scope") || (data === "policy")) || (data === "fixtures")) || (data === "budget")) || (data === "oracles")) || (data === "known-bad")) || (data === "characterization")) || (data === "flakes")) || (data === "untrusted")) || (data === "region"))){
validate66.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate69.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate69.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","properties":{"severity":{"type":"string","enum":["note","review"]},"within":{"type":"string","enum":["recommended","every-preset"]},"because":{"type":"string","description":"One sentence."}},"required":["severity","within","because"],"additionalProperties":false,"description":"Why this one case of a rule is milder than its preset says: hidden characters in prose, a mode change of an ordinary file, drift inside the intent. `every-preset`: everywhere; `recommended`: there only, the four protocols stay as they are."};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.severity === undefined) && (missing0 = "severity")) || ((data.within === undefined) && (missing0 = "within"))) || ((data.because === undefined) && (missing0 = "because"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "severity") || (key0 === "within")) || (key0 === "because"))){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.severity !== undefined){
let data0 = data.severity;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "note") || (data0 === "review"))){
validate72.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema24.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined){
let data1 = data.within;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate72.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "recommended") || (data1 === "every-preset"))){
validate72.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/enum",keyword:"enum",params:{allowedValues: schema24.properties.within.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs6 = errors;
if(typeof data.because !== "string"){
validate72.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.change === undefined) && (missing0 = "change"))) || ((data.sealedBy === undefined) && (missing0 = "sealedBy"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "change")) || (key0 === "sealedBy"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs3 = errors;
if(!(validate48(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sealedBy !== undefined){
const _errs4 = errors;
if(typeof data.sealedBy !== "string"){
validate74.errors = [{instancePath:instancePath+"/sealedBy",schemaPath:"#/properties/sealedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.change === undefined) && (missing0 = "change"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "change"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs3 = errors;
if(!(validate48(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sealed === undefined) && (missing0 = "sealed")) || ((data.sealedCount === undefined) && (missing0 = "sealedCount"))) || ((data.production === undefined) && (missing0 = "production"))) || ((data.productionCount === undefined) && (missing0 = "productionCount"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "sealed") || (key0 === "sealedCount")) || (key0 === "production")) || (key0 === "productionCount"))){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sealed !== undefined){
let data0 = data.sealed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate38(data0[i0], {instancePath:instancePath+"/sealed/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/sealed",schemaPath:"#/properties/sealed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sealedCount !== undefined){
let data2 = data.sealedCount;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/sealedCount",schemaPath:"#/properties/sealedCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.production !== undefined){
let data3 = data.production;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate38(data3[i1], {instancePath:instancePath+"/production/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/production",schemaPath:"#/properties/production/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.productionCount !== undefined){
let data5 = data.productionCount;
const _errs10 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate82.errors = [{instancePath:instancePath+"/productionCount",schemaPath:"#/properties/productionCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"what":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["path","what","before","after"],"additionalProperties":false,"description":"`what`: the field, setting or kind of file, such as `scripts.test` or `CI workflow`."};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.path === undefined) && (missing0 = "path")) || ((data.what === undefined) && (missing0 = "what"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "what")) || (key0 === "before")) || (key0 === "after"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined){
const _errs3 = errors;
if(typeof data.what !== "string"){
validate86.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data2 = data.before;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate86.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema28.properties.before.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data3 = data.after;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate86.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: schema28.properties.after.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.shadows === undefined) && (missing0 = "shadows"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "shadows"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shadows !== undefined){
const _errs3 = errors;
if(!(validate38(data.shadows, {instancePath:instancePath+"/shadows",parentData:data,parentDataProperty:"shadows",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["symlink","submodule","twin-by-case","twin-by-unicode","mode","option-like","control-character"]},"detail":{"type":"string","description":"The target of a link, the twin's path, or the modes; '' when the kind says all."}},"required":["path","kind","detail"],"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "kind")) || (key0 === "detail"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate93.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data1 === "symlink") || (data1 === "submodule")) || (data1 === "twin-by-case")) || (data1 === "twin-by-unicode")) || (data1 === "mode")) || (data1 === "option-like")) || (data1 === "control-character"))){
validate93.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema30.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
const _errs5 = errors;
if(typeof data.detail !== "string"){
validate93.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["bidirectional","zero-width","line-separator","nul"]},"character":{"type":"string"},"count":{"type":"number"}},"required":["path","kind","character","count"],"additionalProperties":false,"description":"`character`: such as `U+202E RIGHT-TO-LEFT OVERRIDE`."};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.path === undefined) && (missing0 = "path")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.character === undefined) && (missing0 = "character"))) || ((data.count === undefined) && (missing0 = "count"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "kind")) || (key0 === "character")) || (key0 === "count"))){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate96.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "bidirectional") || (data1 === "zero-width")) || (data1 === "line-separator")) || (data1 === "nul"))){
validate96.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.character !== undefined){
const _errs5 = errors;
if(typeof data.character !== "string"){
validate96.errors = [{instancePath:instancePath+"/character",schemaPath:"#/properties/character/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data3 = data.count;
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate96.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tests === undefined) && (missing0 = "tests")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "tests")){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tests !== undefined){
let data0 = data.tests;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate99.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tip === undefined) && (missing0 = "tip")) || ((data.mergeBase === undefined) && (missing0 = "mergeBase"))) || ((data.paths === undefined) && (missing0 = "paths"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "tip") || (key0 === "mergeBase")) || (key0 === "paths"))){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tip !== undefined){
const _errs2 = errors;
if(!(validate31(data.tip, {instancePath:instancePath+"/tip",parentData:data,parentDataProperty:"tip",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mergeBase !== undefined){
const _errs3 = errors;
if(!(validate31(data.mergeBase, {instancePath:instancePath+"/mergeBase",parentData:data,parentDataProperty:"mergeBase",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paths !== undefined){
let data2 = data.paths;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate38(data2[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "path")){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.at === undefined) && (missing0 = "at")) || ((data.wrong === undefined) && (missing0 = "wrong"))) || ((data.right === undefined) && (missing0 = "right"))) || ((data.frame === undefined) && (missing0 = "frame"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "wrong")) || (key0 === "right")) || (key0 === "frame"))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate69(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wrong !== undefined){
const _errs3 = errors;
if(typeof data.wrong !== "string"){
validate111.errors = [{instancePath:instancePath+"/wrong",schemaPath:"#/properties/wrong/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.right !== undefined){
const _errs5 = errors;
if(typeof data.right !== "string"){
validate111.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame !== undefined){
const _errs7 = errors;
if(typeof data.frame !== "string"){
validate111.errors = [{instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.mistake === undefined) && (missing0 = "mistake"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "mistake"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mistake !== undefined){
const _errs3 = errors;
if(!(validate111(data.mistake, {instancePath:instancePath+"/mistake",parentData:data,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.mistake === undefined) && (missing0 = "mistake"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "mistake"))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(typeof data.test !== "string"){
validate115.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mistake !== undefined){
const _errs4 = errors;
if(!(validate111(data.mistake, {instancePath:instancePath+"/mistake",parentData:data,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.first === undefined) && (missing0 = "first"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "first"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.first !== undefined){
const _errs3 = errors;
if(!(validate69(data.first, {instancePath:instancePath+"/first",parentData:data,parentDataProperty:"first",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate125.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.expires === undefined) && (missing0 = "expires"))) || ((data.now === undefined) && (missing0 = "now"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "expires")) || (key0 === "now"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires !== undefined){
const _errs3 = errors;
if(typeof data.expires !== "string"){
validate123.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.now !== undefined){
const _errs5 = errors;
if(!(validate125(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.days === undefined) && (missing0 = "days"))) || ((data.maxDays === undefined) && (missing0 = "maxDays"))) || ((data.firstSeenInFuture === undefined) && (missing0 = "firstSeenInFuture"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "days")) || (key0 === "maxDays")) || (key0 === "firstSeenInFuture"))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.days !== undefined){
let data1 = data.days;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate128.errors = [{instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxDays !== undefined){
let data2 = data.maxDays;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate128.errors = [{instancePath:instancePath+"/maxDays",schemaPath:"#/properties/maxDays/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstSeenInFuture !== undefined){
const _errs7 = errors;
if(typeof data.firstSeenInFuture !== "boolean"){
validate128.errors = [{instancePath:instancePath+"/firstSeenInFuture",schemaPath:"#/properties/firstSeenInFuture/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

const schema44 = {"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "E") || (data === "P")) || (data === "F")) || (data === "N")) || (data === "U"))){
validate133.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.granted === undefined) && (missing0 = "granted"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "granted"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.granted !== undefined){
const _errs3 = errors;
if(!(validate133(data.granted, {instancePath:instancePath+"/granted",parentData:data,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.test === undefined) && (missing0 = "test")){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "test")){
validate136.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.corpus === undefined) && (missing0 = "corpus"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "corpus"))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corpus !== undefined){
const _errs3 = errors;
if(!(validate38(data.corpus, {instancePath:instancePath+"/corpus",parentData:data,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.corpus === undefined) && (missing0 = "corpus"))) || ((data.recorded === undefined) && (missing0 = "recorded"))) || ((data.now === undefined) && (missing0 = "now"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "corpus")) || (key0 === "recorded")) || (key0 === "now"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corpus !== undefined){
const _errs3 = errors;
if(!(validate38(data.corpus, {instancePath:instancePath+"/corpus",parentData:data,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recorded !== undefined){
const _errs4 = errors;
if(!(validate41(data.recorded, {instancePath:instancePath+"/recorded",parentData:data,parentDataProperty:"recorded",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.now !== undefined){
const _errs5 = errors;
if(!(validate41(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.didYouMean === undefined) && (missing0 = "didYouMean"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "didYouMean"))){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.didYouMean !== undefined){
let data1 = data.didYouMean;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate119(data1, {instancePath:instancePath+"/didYouMean",parentData:data,parentDataProperty:"didYouMean",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/didYouMean",schemaPath:"#/properties/didYouMean/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/didYouMean",schemaPath:"#/properties/didYouMean/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.points === undefined) && (missing0 = "points")) || ((data.cap === undefined) && (missing0 = "cap"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "points") || (key0 === "cap"))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.points !== undefined){
let data0 = data.points;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate153.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cap !== undefined){
let data1 = data.cap;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate153.errors = [{instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "path")){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.now === undefined) && (missing0 = "now"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "locked")) || (key0 === "now"))){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
const _errs3 = errors;
if(!(validate41(data.locked, {instancePath:instancePath+"/locked",parentData:data,parentDataProperty:"locked",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.now !== undefined){
const _errs4 = errors;
if(!(validate41(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "file")){
validate163.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "file")){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.schema === undefined) && (missing0 = "schema"))) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.message === undefined) && (missing0 = "message"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "file") || (key0 === "schema")) || (key0 === "pointer")) || (key0 === "message"))){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
const _errs3 = errors;
if(!(validate38(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pointer !== undefined){
const _errs4 = errors;
if(typeof data.pointer !== "string"){
validate169.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate169.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.invariants === undefined) && (missing0 = "invariants"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.message === undefined) && (missing0 = "message"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "file") || (key0 === "invariants")) || (key0 === "name")) || (key0 === "message"))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariants !== undefined){
const _errs3 = errors;
if(!(validate38(data.invariants, {instancePath:instancePath+"/invariants",parentData:data,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate173.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.entries === undefined) && (missing0 = "entries"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "entries"))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate38(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entries !== undefined){
let data1 = data.entries;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate38(data1[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}

const schema57 = {"type":"object","properties":{"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"keyword":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["schema","pointer","keyword","before","after"],"additionalProperties":false,"description":"`before` and `after`: the keyword with its value as JSON text; null where the keyword is absent."};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.schema === undefined) && (missing0 = "schema")) || ((data.pointer === undefined) && (missing0 = "pointer"))) || ((data.keyword === undefined) && (missing0 = "keyword"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "schema") || (key0 === "pointer")) || (key0 === "keyword")) || (key0 === "before")) || (key0 === "after"))){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema !== undefined){
const _errs2 = errors;
if(!(validate38(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pointer !== undefined){
const _errs3 = errors;
if(typeof data.pointer !== "string"){
validate181.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keyword !== undefined){
const _errs5 = errors;
if(typeof data.keyword !== "string"){
validate181.errors = [{instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data3 = data.before;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate181.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema57.properties.before.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data4 = data.after;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate181.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: schema57.properties.after.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.assertions === undefined) && (missing0 = "assertions")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "assertions") || (key0 === "test")) || (key0 === "file"))){
validate184.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertions !== undefined){
let data0 = data.assertions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate184.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.before === undefined) && (missing0 = "before")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "before") || (key0 === "test")) || (key0 === "file"))){
validate188.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
const _errs2 = errors;
if(typeof data.before !== "string"){
validate188.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))) || ((data.why === undefined) && (missing0 = "why"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "before") || (key0 === "after")) || (key0 === "why")) || (key0 === "test")) || (key0 === "file"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
const _errs2 = errors;
if(typeof data.before !== "string"){
validate192.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs4 = errors;
if(typeof data.after !== "string"){
validate192.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
const _errs6 = errors;
if(typeof data.why !== "string"){
validate192.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs8 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs9 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "before") || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
const _errs2 = errors;
if(typeof data.before !== "string"){
validate196.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs4 = errors;
if(typeof data.after !== "string"){
validate196.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.how === undefined) && (missing0 = "how"))) || ((data.inLedger === undefined) && (missing0 = "inLedger"))) || ((data.test === undefined) && (missing0 = "test"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "how") || (key0 === "inLedger")) || (key0 === "test")) || (key0 === "file"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.how !== undefined){
const _errs2 = errors;
if(typeof data.how !== "string"){
validate200.errors = [{instancePath:instancePath+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inLedger !== undefined){
const _errs4 = errors;
if(typeof data.inLedger !== "boolean"){
validate200.errors = [{instancePath:instancePath+"/inLedger",schemaPath:"#/properties/inLedger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.how === undefined) && (missing0 = "how"))) || ((data.test === undefined) && (missing0 = "test"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "how") || (key0 === "test")) || (key0 === "file"))){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.how !== undefined){
const _errs2 = errors;
if(typeof data.how !== "string"){
validate204.errors = [{instancePath:instancePath+"/how",schemaPath:"#/properties/how/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.assertions === undefined) && (missing0 = "assertions")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "assertions") || (key0 === "test")) || (key0 === "file"))){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertions !== undefined){
let data0 = data.assertions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate208.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.assertion === undefined) && (missing0 = "assertion")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "assertion") || (key0 === "by")) || (key0 === "test")) || (key0 === "file"))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertion !== undefined){
const _errs2 = errors;
if(typeof data.assertion !== "string"){
validate212.errors = [{instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(typeof data.by !== "string"){
validate212.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.assertion === undefined) && (missing0 = "assertion")) || ((data.because === undefined) && (missing0 = "because"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "assertion") || (key0 === "because")) || (key0 === "test")) || (key0 === "file"))){
validate216.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertion !== undefined){
const _errs2 = errors;
if(typeof data.assertion !== "string"){
validate216.errors = [{instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs4 = errors;
if(typeof data.because !== "string"){
validate216.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate216.errors = vErrors;
return errors === 0;
}


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.assertion === undefined) && (missing0 = "assertion")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "assertion") || (key0 === "test")) || (key0 === "file"))){
validate220.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertion !== undefined){
const _errs2 = errors;
if(typeof data.assertion !== "string"){
validate220.errors = [{instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.assertion === undefined) && (missing0 = "assertion")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "assertion") || (key0 === "test")) || (key0 === "file"))){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertion !== undefined){
const _errs2 = errors;
if(typeof data.assertion !== "string"){
validate224.errors = [{instancePath:instancePath+"/assertion",schemaPath:"#/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs4 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.by === undefined) && (missing0 = "by")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.test === undefined) && (missing0 = "test"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "subject") || (key0 === "by")) || (key0 === "test")) || (key0 === "file"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.subject !== undefined){
const _errs2 = errors;
if(typeof data.subject !== "string"){
validate228.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
const _errs4 = errors;
if(typeof data.by !== "string"){
validate228.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "before") || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
let data0 = data.before;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate232.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data1 = data.after;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate232.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

const schema71 = {"type":"object","additionalProperties":false,"properties":{"before":{"type":["number","null"]},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"Milliseconds; null for Vitest's default."};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "before") || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate236.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
let data0 = data.before;
const _errs2 = errors;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
validate236.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema71.properties.before.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data1 = data.after;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate236.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "before") || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate240.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
let data0 = data.before;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate240.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data1 = data.after;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate240.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))) || ((data.what === undefined) && (missing0 = "what"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "what") || (key0 === "before")) || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate244.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.what !== undefined){
const _errs2 = errors;
if(typeof data.what !== "string"){
validate244.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs4 = errors;
if(typeof data.before !== "string"){
validate244.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs6 = errors;
if(typeof data.after !== "string"){
validate244.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs8 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs9 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.test === undefined) && (missing0 = "test"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "before") || (key0 === "after")) || (key0 === "test")) || (key0 === "file"))){
validate248.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.before !== undefined){
const _errs2 = errors;
if(typeof data.before !== "string"){
validate248.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs4 = errors;
if(typeof data.after !== "string"){
validate248.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
const _errs6 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs7 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}

const schema75 = {"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"side":{"type":"string","enum":["base","head"]},"message":{"type":"string"}},"required":["file","side","message"],"additionalProperties":false};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.message === undefined) && (missing0 = "message"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "side")) || (key0 === "message"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data1 = data.side;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate252.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "base") || (data1 === "head"))){
validate252.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema75.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
validate252.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.credits === undefined) && (missing0 = "credits")) || ((data.debits === undefined) && (missing0 = "debits"))) || ((data.score === undefined) && (missing0 = "score"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "credits") || (key0 === "debits")) || (key0 === "score"))){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.credits !== undefined){
let data0 = data.credits;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate255.errors = [{instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.debits !== undefined){
let data1 = data.debits;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate255.errors = [{instancePath:instancePath+"/debits",schemaPath:"#/properties/debits/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.score !== undefined){
let data2 = data.score;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate255.errors = [{instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}


function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.because === undefined) && (missing0 = "because")){
validate257.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "because")){
validate257.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.because !== undefined){
if(typeof data.because !== "string"){
validate257.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate257.errors = vErrors;
return errors === 0;
}


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.points === undefined) && (missing0 = "points")) || ((data.cap === undefined) && (missing0 = "cap"))) || ((data.because === undefined) && (missing0 = "because"))){
validate259.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "points") || (key0 === "cap")) || (key0 === "because"))){
validate259.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.points !== undefined){
let data0 = data.points;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate259.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cap !== undefined){
let data1 = data.cap;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate259.errors = [{instancePath:instancePath+"/cap",schemaPath:"#/properties/cap/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs6 = errors;
if(typeof data.because !== "string"){
validate259.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.knows === undefined) && (missing0 = "knows"))) || ((data.evidence === undefined) && (missing0 = "evidence"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "knows")) || (key0 === "evidence"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.knows !== undefined){
const _errs3 = errors;
if(typeof data.knows !== "string"){
validate261.errors = [{instancePath:instancePath+"/knows",schemaPath:"#/properties/knows/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
const _errs5 = errors;
if(typeof data.evidence !== "string"){
validate261.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.imported === undefined) && (missing0 = "imported"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "file") || (key0 === "imported"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined){
const _errs3 = errors;
if(typeof data.imported !== "string"){
validate264.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}


function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.values === undefined) && (missing0 = "values"))) || ((data.tests === undefined) && (missing0 = "tests"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "values")) || (key0 === "tests"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data1 = data.values;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate267.errors = [{instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data3 = data.tests;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate119(data3[i1], {instancePath:instancePath+"/tests/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate273.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))){
validate271.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "signature")) || (key0 === "message"))){
validate271.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs3 = errors;
if(!(validate273(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate271.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate271.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner === undefined) && (missing0 = "owner")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner") || (key0 === "signature")) || (key0 === "message"))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner !== undefined){
const _errs2 = errors;
if(!(validate119(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate273(data1, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate276.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate276.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.message === undefined) && (missing0 = "message"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "message"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate280.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.because === undefined) && (missing0 = "because"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "because"))){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs3 = errors;
if(typeof data.because !== "string"){
validate283.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.because === undefined) && (missing0 = "because"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "mode")) || (key0 === "because"))){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs3 = errors;
if(typeof data.mode !== "string"){
validate286.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs5 = errors;
if(typeof data.because !== "string"){
validate286.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.retries === undefined) && (missing0 = "retries"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "retries"))){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data1 = data.retries;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate289.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}


function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.because === undefined) && (missing0 = "because"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "because"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs3 = errors;
if(typeof data.because !== "string"){
validate292.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}


function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.because === undefined) && (missing0 = "because")){
validate295.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "because")){
validate295.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.because !== undefined){
if(typeof data.because !== "string"){
validate295.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.because === undefined) && (missing0 = "because")){
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "because")){
validate297.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.because !== undefined){
if(typeof data.because !== "string"){
validate297.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}


function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.claimed === undefined) && (missing0 = "claimed"))) || ((data.because === undefined) && (missing0 = "because"))){
validate299.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "claimed")) || (key0 === "because"))){
validate299.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claimed !== undefined){
const _errs3 = errors;
if(!(validate133(data.claimed, {instancePath:instancePath+"/claimed",parentData:data,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs4 = errors;
if(typeof data.because !== "string"){
validate299.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate299.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate299.errors = vErrors;
return errors === 0;
}

const schema93 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.invariant === undefined) && (missing0 = "invariant"))) || ((data.file === undefined) && (missing0 = "file"))){
validate303.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "invariant")) || (key0 === "file"))){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariant !== undefined){
let data1 = data.invariant;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate303.errors = [{instancePath:instancePath+"/invariant",schemaPath:"#/properties/invariant/type",keyword:"type",params:{type: schema93.properties.invariant.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs5 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.because === undefined) && (missing0 = "because"))){
validate307.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "because"))){
validate307.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs3 = errors;
if(typeof data.because !== "string"){
validate307.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.test === undefined) && (missing0 = "test")) || ((data.because === undefined) && (missing0 = "because"))){
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "test") || (key0 === "because"))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs3 = errors;
if(typeof data.because !== "string"){
validate310.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.broken === undefined) && (missing0 = "broken"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "file") || (key0 === "broken"))){
validate313.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broken !== undefined){
let data1 = data.broken;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate313.errors = [{instancePath:instancePath+"/broken/" + i0,schemaPath:"#/properties/broken/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.config === undefined) && (missing0 = "config"))){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "file") || (key0 === "config"))){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
const _errs3 = errors;
if(!(validate38(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "file")){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.because === undefined) && (missing0 = "because")){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "because")){
validate323.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.because !== undefined){
if(typeof data.because !== "string"){
validate323.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "signature")) || (key0 === "message"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
let data0 = data.file;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate38(data0, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate325.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs7 = errors;
if(!(validate273(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate325.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}


function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.patch === undefined) && (missing0 = "patch")) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "patch") || (key0 === "expected")) || (key0 === "failed"))){
validate329.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.patch !== undefined){
const _errs2 = errors;
if(!(validate38(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data1 = data.expected;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate119(data1, {instancePath:instancePath+"/expected",parentData:data,parentDataProperty:"expected",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate329.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate119(data2[i0], {instancePath:instancePath+"/failed/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate329.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "folder")){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.folder !== undefined){
if(!(validate38(data.folder, {instancePath:instancePath+"/folder",parentData:data,parentDataProperty:"folder",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.patch === undefined) && (missing0 = "patch")) || ((data.message === undefined) && (missing0 = "message"))){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "patch") || (key0 === "message"))){
validate337.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.patch !== undefined){
const _errs2 = errors;
if(!(validate38(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate337.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}

const schema104 = {"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["error","timeout"]},"message":{"type":"string"}},"required":["patch","outcome","message"],"additionalProperties":false,"description":"Something failed, but no assertion of a trusted test: no proof."};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.patch === undefined) && (missing0 = "patch")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.message === undefined) && (missing0 = "message"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "patch") || (key0 === "outcome")) || (key0 === "message"))){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.patch !== undefined){
const _errs2 = errors;
if(!(validate38(data.patch, {instancePath:instancePath+"/patch",parentData:data,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate340.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "error") || (data1 === "timeout"))){
validate340.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema104.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
validate340.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.killed === undefined) && (missing0 = "killed")) || ((data.mutants === undefined) && (missing0 = "mutants"))) || ((data.unknown === undefined) && (missing0 = "unknown"))) || ((data.minKillRate === undefined) && (missing0 = "minKillRate"))) || ((data.survivors === undefined) && (missing0 = "survivors"))){
validate343.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "killed") || (key0 === "mutants")) || (key0 === "unknown")) || (key0 === "minKillRate")) || (key0 === "survivors"))){
validate343.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.killed !== undefined){
let data0 = data.killed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate343.errors = [{instancePath:instancePath+"/killed",schemaPath:"#/properties/killed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutants !== undefined){
let data1 = data.mutants;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate343.errors = [{instancePath:instancePath+"/mutants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data2 = data.unknown;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate343.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minKillRate !== undefined){
let data3 = data.minKillRate;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate343.errors = [{instancePath:instancePath+"/minKillRate",schemaPath:"#/properties/minKillRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.survivors !== undefined){
let data4 = data.survivors;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(typeof data4[i0] !== "string"){
validate343.errors = [{instancePath:instancePath+"/survivors/" + i0,schemaPath:"#/properties/survivors/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate343.errors = [{instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate343.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate343.errors = vErrors;
return errors === 0;
}


function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.changed === undefined) && (missing0 = "changed"))){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "signature")) || (key0 === "message")) || (key0 === "changed"))){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate273(data1, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate345.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate345.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data3 = data.changed;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate38(data3[i0], {instancePath:instancePath+"/changed/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate345.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))){
validate350.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "signature")) || (key0 === "message"))){
validate350.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate273(data1, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate350.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate350.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate350.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate350.errors = vErrors;
return errors === 0;
}


function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.known === undefined) && (missing0 = "known"))){
validate354.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "signature")) || (key0 === "known"))){
validate354.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate273(data1, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate354.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data2 = data.known;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate273(data2[i0], {instancePath:instancePath+"/known/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate354.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.runs === undefined) && (missing0 = "runs"))) || ((data.maxFailRate === undefined) && (missing0 = "maxFailRate"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "failures")) || (key0 === "runs")) || (key0 === "maxFailRate"))){
validate359.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data1 = data.failures;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate359.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data2 = data.runs;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate359.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFailRate !== undefined){
let data3 = data.maxFailRate;
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate359.errors = [{instancePath:instancePath+"/maxFailRate",schemaPath:"#/properties/maxFailRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}


function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.windowRuns === undefined) && (missing0 = "windowRuns"))) || ((data.runs === undefined) && (missing0 = "runs"))){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "windowRuns")) || (key0 === "runs"))){
validate362.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.windowRuns !== undefined){
let data1 = data.windowRuns;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate362.errors = [{instancePath:instancePath+"/windowRuns",schemaPath:"#/properties/windowRuns/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data2 = data.runs;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate362.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}

const schema111 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"},"description":"The failures of which one was to come; none where the test was to pass."},"end":{"type":"string","enum":["passed","failed","none"]},"met":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}],"description":"A failure that was not to come, else the last one; null for none, and for a failure without an error."},"asked":{"type":"boolean","description":"Whether the test asked for a captured input."},"because":{"type":["string","null"],"description":"Why there was no end, behind the corpus's name; null where there was one."}},"required":["test","corpus","known","end","met","asked","because"],"additionalProperties":false,"description":"What a frozen test did on an input of its corpus, the last time that it was run on it."};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.test === undefined) && (missing0 = "test")) || ((data.corpus === undefined) && (missing0 = "corpus"))) || ((data.known === undefined) && (missing0 = "known"))) || ((data.end === undefined) && (missing0 = "end"))) || ((data.met === undefined) && (missing0 = "met"))) || ((data.asked === undefined) && (missing0 = "asked"))) || ((data.because === undefined) && (missing0 = "because"))){
validate365.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "test") || (key0 === "corpus")) || (key0 === "known")) || (key0 === "end")) || (key0 === "met")) || (key0 === "asked")) || (key0 === "because"))){
validate365.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corpus !== undefined){
const _errs3 = errors;
if(!(validate38(data.corpus, {instancePath:instancePath+"/corpus",parentData:data,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
let data2 = data.known;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate273(data2[i0], {instancePath:instancePath+"/known/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate365.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
let data4 = data.end;
const _errs7 = errors;
if(typeof data4 !== "string"){
validate365.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "passed") || (data4 === "failed")) || (data4 === "none"))){
validate365.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/enum",keyword:"enum",params:{allowedValues: schema111.properties.end.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.met !== undefined){
let data5 = data.met;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate273(data5, {instancePath:instancePath+"/met",parentData:data,parentDataProperty:"met",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/met",schemaPath:"#/properties/met/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate365.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asked !== undefined){
const _errs14 = errors;
if(typeof data.asked !== "boolean"){
validate365.errors = [{instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
let data7 = data.because;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate365.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: schema111.properties.because.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.expires === undefined) && (missing0 = "expires"))){
validate371.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "signature")) || (key0 === "owner")) || (key0 === "expires"))){
validate371.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
const _errs3 = errors;
if(!(validate273(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs4 = errors;
if(typeof data.owner !== "string"){
validate371.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires !== undefined){
const _errs6 = errors;
if(typeof data.expires !== "string"){
validate371.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate371.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate371.errors = vErrors;
return errors === 0;
}


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.test === undefined) && (missing0 = "test")) || ((data.signature === undefined) && (missing0 = "signature"))) || ((data.message === undefined) && (missing0 = "message"))){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "test") || (key0 === "signature")) || (key0 === "message"))){
validate375.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data1 = data.signature;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate273(data1, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate375.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate375.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}


function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.claimedBy === undefined) && (missing0 = "claimedBy"))){
validate379.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "file") || (key0 === "claimedBy"))){
validate379.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claimedBy !== undefined){
let data1 = data.claimedBy;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate119(data1[i0], {instancePath:instancePath+"/claimedBy/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate379.errors = [{instancePath:instancePath+"/claimedBy",schemaPath:"#/properties/claimedBy/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate379.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate379.errors = vErrors;
return errors === 0;
}


function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.phase === undefined) && (missing0 = "phase")) || ((data.because === undefined) && (missing0 = "because"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "phase") || (key0 === "because"))){
validate383.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.phase !== undefined){
const _errs2 = errors;
if(!(validate66(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
const _errs3 = errors;
if(typeof data.because !== "string"){
validate383.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.approvedBy === undefined) && (missing0 = "approvedBy")) || ((data.args === undefined) && (missing0 = "args"))) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.severity === undefined) && (missing0 = "severity"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "rule") || (key0 === "phase")) || (key0 === "severity")) || (key0 === "approvedBy")) || (key0 === "at")) || (key0 === "atMost")) || (key0 === "args"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.rule !== undefined){
const _errs3 = errors;
if(typeof data.rule !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
const _errs5 = errors;
if(!(validate66(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
const _errs6 = errors;
if(!(validate27(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvedBy !== undefined){
let data3 = data.approvedBy;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate65.errors = [{instancePath:instancePath+"/approvedBy",schemaPath:"#/properties/approvedBy/type",keyword:"type",params:{type: schema21.properties.approvedBy.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs9 = errors;
if(!(validate69(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.atMost !== undefined){
const _errs10 = errors;
if(!(validate72(data.atMost, {instancePath:instancePath+"/atMost",parentData:data,parentDataProperty:"atMost",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
const tag0 = data.rule;
if(typeof tag0 == "string"){
if(tag0 === "sealed-path-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.rule === undefined) && (missing1 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data6 = data.rule;
const _errs12 = errors;
if(typeof data6 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sealed-path-changed" !== data6){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/const",keyword:"const",params:{allowedValue: "sealed-path-changed"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.args !== undefined){
const _errs14 = errors;
if(!(validate74(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else if(tag0 === "path-not-writable"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.rule === undefined) && (missing2 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data8 = data.rule;
const _errs16 = errors;
if(typeof data8 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("path-not-writable" !== data8){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/const",keyword:"const",params:{allowedValue: "path-not-writable"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.args !== undefined){
const _errs18 = errors;
if(!(validate78(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else if(tag0 === "oracle-and-code-mixed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.rule === undefined) && (missing3 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data10 = data.rule;
const _errs20 = errors;
if(typeof data10 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-and-code-mixed" !== data10){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-and-code-mixed"},message:"must be equal to constant"}];
return false;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.args !== undefined){
const _errs22 = errors;
if(!(validate82(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else if(tag0 === "runner-config-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.rule === undefined) && (missing4 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data12 = data.rule;
const _errs24 = errors;
if(typeof data12 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-config-changed" !== data12){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/const",keyword:"const",params:{allowedValue: "runner-config-changed"},message:"must be equal to constant"}];
return false;
}
var valid9 = _errs24 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.args !== undefined){
const _errs26 = errors;
if(!(validate86(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else if(tag0 === "module-shadowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.rule === undefined) && (missing5 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data14 = data.rule;
const _errs28 = errors;
if(typeof data14 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("module-shadowed" !== data14){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/const",keyword:"const",params:{allowedValue: "module-shadowed"},message:"must be equal to constant"}];
return false;
}
var valid11 = _errs28 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.args !== undefined){
const _errs30 = errors;
if(!(validate89(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid11 = _errs30 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else if(tag0 === "suspicious-path"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.rule === undefined) && (missing6 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data16 = data.rule;
const _errs32 = errors;
if(typeof data16 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("suspicious-path" !== data16){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/const",keyword:"const",params:{allowedValue: "suspicious-path"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs32 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.args !== undefined){
const _errs34 = errors;
if(!(validate93(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid13 = _errs34 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else if(tag0 === "hidden-text"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.rule === undefined) && (missing7 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data18 = data.rule;
const _errs36 = errors;
if(typeof data18 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("hidden-text" !== data18){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/const",keyword:"const",params:{allowedValue: "hidden-text"},message:"must be equal to constant"}];
return false;
}
var valid15 = _errs36 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.args !== undefined){
const _errs38 = errors;
if(!(validate96(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
var valid15 = _errs38 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else if(tag0 === "no-production-change"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.rule === undefined) && (missing8 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data20 = data.rule;
const _errs40 = errors;
if(typeof data20 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-production-change" !== data20){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/const",keyword:"const",params:{allowedValue: "no-production-change"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs40 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.args !== undefined){
const _errs42 = errors;
if(!(validate99(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid17 = _errs42 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else if(tag0 === "base-behind"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.rule === undefined) && (missing9 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data22 = data.rule;
const _errs44 = errors;
if(typeof data22 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("base-behind" !== data22){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/const",keyword:"const",params:{allowedValue: "base-behind"},message:"must be equal to constant"}];
return false;
}
var valid19 = _errs44 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data.args !== undefined){
const _errs46 = errors;
if(!(validate101(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid19 = _errs46 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
else if(tag0 === "policy-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing10;
if((data.rule === undefined) && (missing10 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data24 = data.rule;
const _errs48 = errors;
if(typeof data24 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-missing" !== data24){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/const",keyword:"const",params:{allowedValue: "policy-missing"},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs48 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.args !== undefined){
const _errs50 = errors;
if(!(validate106(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid21 = _errs50 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else if(tag0 === "policy-invalid"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.rule === undefined) && (missing11 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data26 = data.rule;
const _errs52 = errors;
if(typeof data26 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-invalid" !== data26){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/const",keyword:"const",params:{allowedValue: "policy-invalid"},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs52 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.args !== undefined){
const _errs54 = errors;
if(!(validate109(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid23 = _errs54 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else if(tag0 === "lease-field-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing12;
if((data.rule === undefined) && (missing12 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data28 = data.rule;
const _errs56 = errors;
if(typeof data28 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-field-missing" !== data28){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/const",keyword:"const",params:{allowedValue: "lease-field-missing"},message:"must be equal to constant"}];
return false;
}
var valid25 = _errs56 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data.args !== undefined){
const _errs58 = errors;
if(!(validate115(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid25 = _errs58 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else if(tag0 === "lease-duplicate"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.rule === undefined) && (missing13 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data30 = data.rule;
const _errs60 = errors;
if(typeof data30 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-duplicate" !== data30){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/const",keyword:"const",params:{allowedValue: "lease-duplicate"},message:"must be equal to constant"}];
return false;
}
var valid27 = _errs60 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.args !== undefined){
const _errs62 = errors;
if(!(validate118(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid27 = _errs62 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
else if(tag0 === "lease-expired"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing14;
if((data.rule === undefined) && (missing14 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data32 = data.rule;
const _errs64 = errors;
if(typeof data32 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-expired" !== data32){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/const",keyword:"const",params:{allowedValue: "lease-expired"},message:"must be equal to constant"}];
return false;
}
var valid29 = _errs64 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.args !== undefined){
const _errs66 = errors;
if(!(validate123(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid29 = _errs66 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else if(tag0 === "lease-too-long"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.rule === undefined) && (missing15 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data34 = data.rule;
const _errs68 = errors;
if(typeof data34 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-too-long" !== data34){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/const",keyword:"const",params:{allowedValue: "lease-too-long"},message:"must be equal to constant"}];
return false;
}
var valid31 = _errs68 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data.args !== undefined){
const _errs70 = errors;
if(!(validate128(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid31 = _errs70 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else if(tag0 === "lease-on-oracle"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing16;
if((data.rule === undefined) && (missing16 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data36 = data.rule;
const _errs72 = errors;
if(typeof data36 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-on-oracle" !== data36){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/const",keyword:"const",params:{allowedValue: "lease-on-oracle"},message:"must be equal to constant"}];
return false;
}
var valid33 = _errs72 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.args !== undefined){
const _errs74 = errors;
if(!(validate131(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var valid33 = _errs74 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else if(tag0 === "lease-not-classified"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.rule === undefined) && (missing17 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data38 = data.rule;
const _errs76 = errors;
if(typeof data38 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-not-classified" !== data38){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/const",keyword:"const",params:{allowedValue: "lease-not-classified"},message:"must be equal to constant"}];
return false;
}
var valid35 = _errs76 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data.args !== undefined){
const _errs78 = errors;
if(!(validate136(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid35 = _errs78 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
else if(tag0 === "lease-without-corpus"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing18;
if((data.rule === undefined) && (missing18 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data40 = data.rule;
const _errs80 = errors;
if(typeof data40 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-without-corpus" !== data40){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/const",keyword:"const",params:{allowedValue: "lease-without-corpus"},message:"must be equal to constant"}];
return false;
}
var valid37 = _errs80 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data.args !== undefined){
const _errs82 = errors;
if(!(validate139(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid37 = _errs82 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
else if(tag0 === "lease-corpus-mismatch"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.rule === undefined) && (missing19 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data42 = data.rule;
const _errs84 = errors;
if(typeof data42 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-corpus-mismatch" !== data42){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/const",keyword:"const",params:{allowedValue: "lease-corpus-mismatch"},message:"must be equal to constant"}];
return false;
}
var valid39 = _errs84 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data.args !== undefined){
const _errs86 = errors;
if(!(validate143(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid39 = _errs86 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else if(tag0 === "lease-unknown-test"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing20;
if((data.rule === undefined) && (missing20 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data44 = data.rule;
const _errs88 = errors;
if(typeof data44 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-unknown-test" !== data44){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/const",keyword:"const",params:{allowedValue: "lease-unknown-test"},message:"must be equal to constant"}];
return false;
}
var valid41 = _errs88 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data.args !== undefined){
const _errs90 = errors;
if(!(validate149(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid41 = _errs90 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
else if(tag0 === "freeze-cap-exceeded"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.rule === undefined) && (missing21 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data46 = data.rule;
const _errs92 = errors;
if(typeof data46 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("freeze-cap-exceeded" !== data46){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/const",keyword:"const",params:{allowedValue: "freeze-cap-exceeded"},message:"must be equal to constant"}];
return false;
}
var valid43 = _errs92 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.args !== undefined){
const _errs94 = errors;
if(!(validate153(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var valid43 = _errs94 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else if(tag0 === "lock-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing22;
if((data.rule === undefined) && (missing22 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data48 = data.rule;
const _errs96 = errors;
if(typeof data48 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lock-missing" !== data48){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/const",keyword:"const",params:{allowedValue: "lock-missing"},message:"must be equal to constant"}];
return false;
}
var valid45 = _errs96 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data.args !== undefined){
const _errs98 = errors;
if(!(validate155(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid45 = _errs98 === errors;
}
else {
var valid45 = true;
}
}
}
}
}
else if(tag0 === "fixture-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.rule === undefined) && (missing23 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/22/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data50 = data.rule;
const _errs100 = errors;
if(typeof data50 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-changed" !== data50){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-changed"},message:"must be equal to constant"}];
return false;
}
var valid47 = _errs100 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data.args !== undefined){
const _errs102 = errors;
if(!(validate158(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid47 = _errs102 === errors;
}
else {
var valid47 = true;
}
}
}
}
}
else if(tag0 === "fixture-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing24;
if((data.rule === undefined) && (missing24 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/23/required",keyword:"required",params:{missingProperty: missing24},message:"must have required property '"+missing24+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data52 = data.rule;
const _errs104 = errors;
if(typeof data52 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-missing" !== data52){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-missing"},message:"must be equal to constant"}];
return false;
}
var valid49 = _errs104 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data.args !== undefined){
const _errs106 = errors;
if(!(validate163(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid49 = _errs106 === errors;
}
else {
var valid49 = true;
}
}
}
}
}
else if(tag0 === "fixture-unlocked"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.rule === undefined) && (missing25 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/24/required",keyword:"required",params:{missingProperty: missing25},message:"must have required property '"+missing25+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data54 = data.rule;
const _errs108 = errors;
if(typeof data54 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-unlocked" !== data54){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-unlocked"},message:"must be equal to constant"}];
return false;
}
var valid51 = _errs108 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.args !== undefined){
const _errs110 = errors;
if(!(validate166(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid51 = _errs110 === errors;
}
else {
var valid51 = true;
}
}
}
}
}
else if(tag0 === "fixture-schema-violated"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing26;
if((data.rule === undefined) && (missing26 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/25/required",keyword:"required",params:{missingProperty: missing26},message:"must have required property '"+missing26+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data56 = data.rule;
const _errs112 = errors;
if(typeof data56 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-schema-violated" !== data56){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-schema-violated"},message:"must be equal to constant"}];
return false;
}
var valid53 = _errs112 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data.args !== undefined){
const _errs114 = errors;
if(!(validate169(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid53 = _errs114 === errors;
}
else {
var valid53 = true;
}
}
}
}
}
else if(tag0 === "fixture-invariant-broken"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing27;
if((data.rule === undefined) && (missing27 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty: missing27},message:"must have required property '"+missing27+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data58 = data.rule;
const _errs116 = errors;
if(typeof data58 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-invariant-broken" !== data58){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-invariant-broken"},message:"must be equal to constant"}];
return false;
}
var valid55 = _errs116 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data.args !== undefined){
const _errs118 = errors;
if(!(validate173(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid55 = _errs118 === errors;
}
else {
var valid55 = true;
}
}
}
}
}
else if(tag0 === "lock-changed-without-intent"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing28;
if((data.rule === undefined) && (missing28 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/27/required",keyword:"required",params:{missingProperty: missing28},message:"must have required property '"+missing28+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data60 = data.rule;
const _errs120 = errors;
if(typeof data60 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lock-changed-without-intent" !== data60){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/const",keyword:"const",params:{allowedValue: "lock-changed-without-intent"},message:"must be equal to constant"}];
return false;
}
var valid57 = _errs120 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.args !== undefined){
const _errs122 = errors;
if(!(validate177(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid57 = _errs122 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
else if(tag0 === "schema-loosened"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing29;
if((data.rule === undefined) && (missing29 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/28/required",keyword:"required",params:{missingProperty: missing29},message:"must have required property '"+missing29+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data62 = data.rule;
const _errs124 = errors;
if(typeof data62 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("schema-loosened" !== data62){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/const",keyword:"const",params:{allowedValue: "schema-loosened"},message:"must be equal to constant"}];
return false;
}
var valid59 = _errs124 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data.args !== undefined){
const _errs126 = errors;
if(!(validate181(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var valid59 = _errs126 === errors;
}
else {
var valid59 = true;
}
}
}
}
}
else if(tag0 === "test-deleted"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing30;
if((data.rule === undefined) && (missing30 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/29/required",keyword:"required",params:{missingProperty: missing30},message:"must have required property '"+missing30+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data64 = data.rule;
const _errs128 = errors;
if(typeof data64 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-deleted" !== data64){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/const",keyword:"const",params:{allowedValue: "test-deleted"},message:"must be equal to constant"}];
return false;
}
var valid61 = _errs128 === errors;
}
else {
var valid61 = true;
}
if(valid61){
if(data.args !== undefined){
const _errs130 = errors;
if(!(validate184(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid61 = _errs130 === errors;
}
else {
var valid61 = true;
}
}
}
}
}
else if(tag0 === "assertion-removed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing31;
if((data.rule === undefined) && (missing31 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/30/required",keyword:"required",params:{missingProperty: missing31},message:"must have required property '"+missing31+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data66 = data.rule;
const _errs132 = errors;
if(typeof data66 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-removed" !== data66){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-removed"},message:"must be equal to constant"}];
return false;
}
var valid63 = _errs132 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data.args !== undefined){
const _errs134 = errors;
if(!(validate188(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid63 = _errs134 === errors;
}
else {
var valid63 = true;
}
}
}
}
}
else if(tag0 === "assertion-weakened"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing32;
if((data.rule === undefined) && (missing32 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/31/required",keyword:"required",params:{missingProperty: missing32},message:"must have required property '"+missing32+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data68 = data.rule;
const _errs136 = errors;
if(typeof data68 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-weakened" !== data68){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-weakened"},message:"must be equal to constant"}];
return false;
}
var valid65 = _errs136 === errors;
}
else {
var valid65 = true;
}
if(valid65){
if(data.args !== undefined){
const _errs138 = errors;
if(!(validate192(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid65 = _errs138 === errors;
}
else {
var valid65 = true;
}
}
}
}
}
else if(tag0 === "expected-value-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing33;
if((data.rule === undefined) && (missing33 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/32/required",keyword:"required",params:{missingProperty: missing33},message:"must have required property '"+missing33+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data70 = data.rule;
const _errs140 = errors;
if(typeof data70 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("expected-value-changed" !== data70){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/const",keyword:"const",params:{allowedValue: "expected-value-changed"},message:"must be equal to constant"}];
return false;
}
var valid67 = _errs140 === errors;
}
else {
var valid67 = true;
}
if(valid67){
if(data.args !== undefined){
const _errs142 = errors;
if(!(validate196(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
var valid67 = _errs142 === errors;
}
else {
var valid67 = true;
}
}
}
}
}
else if(tag0 === "test-skipped"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing34;
if((data.rule === undefined) && (missing34 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/33/required",keyword:"required",params:{missingProperty: missing34},message:"must have required property '"+missing34+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data72 = data.rule;
const _errs144 = errors;
if(typeof data72 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-skipped" !== data72){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/const",keyword:"const",params:{allowedValue: "test-skipped"},message:"must be equal to constant"}];
return false;
}
var valid69 = _errs144 === errors;
}
else {
var valid69 = true;
}
if(valid69){
if(data.args !== undefined){
const _errs146 = errors;
if(!(validate200(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var valid69 = _errs146 === errors;
}
else {
var valid69 = true;
}
}
}
}
}
else if(tag0 === "test-focused"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing35;
if((data.rule === undefined) && (missing35 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/34/required",keyword:"required",params:{missingProperty: missing35},message:"must have required property '"+missing35+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data74 = data.rule;
const _errs148 = errors;
if(typeof data74 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-focused" !== data74){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/const",keyword:"const",params:{allowedValue: "test-focused"},message:"must be equal to constant"}];
return false;
}
var valid71 = _errs148 === errors;
}
else {
var valid71 = true;
}
if(valid71){
if(data.args !== undefined){
const _errs150 = errors;
if(!(validate204(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid71 = _errs150 === errors;
}
else {
var valid71 = true;
}
}
}
}
}
else if(tag0 === "test-emptied"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing36;
if((data.rule === undefined) && (missing36 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/35/required",keyword:"required",params:{missingProperty: missing36},message:"must have required property '"+missing36+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data76 = data.rule;
const _errs152 = errors;
if(typeof data76 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-emptied" !== data76){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/const",keyword:"const",params:{allowedValue: "test-emptied"},message:"must be equal to constant"}];
return false;
}
var valid73 = _errs152 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data.args !== undefined){
const _errs154 = errors;
if(!(validate208(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid73 = _errs154 === errors;
}
else {
var valid73 = true;
}
}
}
}
}
else if(tag0 === "assertion-swallowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing37;
if((data.rule === undefined) && (missing37 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/36/required",keyword:"required",params:{missingProperty: missing37},message:"must have required property '"+missing37+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data78 = data.rule;
const _errs156 = errors;
if(typeof data78 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-swallowed" !== data78){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-swallowed"},message:"must be equal to constant"}];
return false;
}
var valid75 = _errs156 === errors;
}
else {
var valid75 = true;
}
if(valid75){
if(data.args !== undefined){
const _errs158 = errors;
if(!(validate212(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid75 = _errs158 === errors;
}
else {
var valid75 = true;
}
}
}
}
}
else if(tag0 === "assertion-unreachable"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing38;
if((data.rule === undefined) && (missing38 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/37/required",keyword:"required",params:{missingProperty: missing38},message:"must have required property '"+missing38+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data80 = data.rule;
const _errs160 = errors;
if(typeof data80 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-unreachable" !== data80){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-unreachable"},message:"must be equal to constant"}];
return false;
}
var valid77 = _errs160 === errors;
}
else {
var valid77 = true;
}
if(valid77){
if(data.args !== undefined){
const _errs162 = errors;
if(!(validate216(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid77 = _errs162 === errors;
}
else {
var valid77 = true;
}
}
}
}
}
else if(tag0 === "assertion-not-awaited"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing39;
if((data.rule === undefined) && (missing39 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/38/required",keyword:"required",params:{missingProperty: missing39},message:"must have required property '"+missing39+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data82 = data.rule;
const _errs164 = errors;
if(typeof data82 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-not-awaited" !== data82){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-not-awaited"},message:"must be equal to constant"}];
return false;
}
var valid79 = _errs164 === errors;
}
else {
var valid79 = true;
}
if(valid79){
if(data.args !== undefined){
const _errs166 = errors;
if(!(validate220(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid79 = _errs166 === errors;
}
else {
var valid79 = true;
}
}
}
}
}
else if(tag0 === "assertion-tautology"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing40;
if((data.rule === undefined) && (missing40 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/39/required",keyword:"required",params:{missingProperty: missing40},message:"must have required property '"+missing40+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data84 = data.rule;
const _errs168 = errors;
if(typeof data84 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-tautology" !== data84){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-tautology"},message:"must be equal to constant"}];
return false;
}
var valid81 = _errs168 === errors;
}
else {
var valid81 = true;
}
if(valid81){
if(data.args !== undefined){
const _errs170 = errors;
if(!(validate224(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
var valid81 = _errs170 === errors;
}
else {
var valid81 = true;
}
}
}
}
}
else if(tag0 === "subject-mocked"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing41;
if((data.rule === undefined) && (missing41 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/40/required",keyword:"required",params:{missingProperty: missing41},message:"must have required property '"+missing41+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data86 = data.rule;
const _errs172 = errors;
if(typeof data86 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/40/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("subject-mocked" !== data86){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/40/properties/rule/const",keyword:"const",params:{allowedValue: "subject-mocked"},message:"must be equal to constant"}];
return false;
}
var valid83 = _errs172 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data.args !== undefined){
const _errs174 = errors;
if(!(validate228(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var valid83 = _errs174 === errors;
}
else {
var valid83 = true;
}
}
}
}
}
else if(tag0 === "retry-raised"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing42;
if((data.rule === undefined) && (missing42 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/41/required",keyword:"required",params:{missingProperty: missing42},message:"must have required property '"+missing42+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data88 = data.rule;
const _errs176 = errors;
if(typeof data88 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/41/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("retry-raised" !== data88){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/41/properties/rule/const",keyword:"const",params:{allowedValue: "retry-raised"},message:"must be equal to constant"}];
return false;
}
var valid85 = _errs176 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data.args !== undefined){
const _errs178 = errors;
if(!(validate232(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid85 = _errs178 === errors;
}
else {
var valid85 = true;
}
}
}
}
}
else if(tag0 === "timeout-raised"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing43;
if((data.rule === undefined) && (missing43 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/42/required",keyword:"required",params:{missingProperty: missing43},message:"must have required property '"+missing43+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data90 = data.rule;
const _errs180 = errors;
if(typeof data90 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/42/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("timeout-raised" !== data90){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/42/properties/rule/const",keyword:"const",params:{allowedValue: "timeout-raised"},message:"must be equal to constant"}];
return false;
}
var valid87 = _errs180 === errors;
}
else {
var valid87 = true;
}
if(valid87){
if(data.args !== undefined){
const _errs182 = errors;
if(!(validate236(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid87 = _errs182 === errors;
}
else {
var valid87 = true;
}
}
}
}
}
else if(tag0 === "table-shrunk"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing44;
if((data.rule === undefined) && (missing44 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/43/required",keyword:"required",params:{missingProperty: missing44},message:"must have required property '"+missing44+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data92 = data.rule;
const _errs184 = errors;
if(typeof data92 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/43/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("table-shrunk" !== data92){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/43/properties/rule/const",keyword:"const",params:{allowedValue: "table-shrunk"},message:"must be equal to constant"}];
return false;
}
var valid89 = _errs184 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data.args !== undefined){
const _errs186 = errors;
if(!(validate240(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid89 = _errs186 === errors;
}
else {
var valid89 = true;
}
}
}
}
}
else if(tag0 === "property-narrowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing45;
if((data.rule === undefined) && (missing45 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/44/required",keyword:"required",params:{missingProperty: missing45},message:"must have required property '"+missing45+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data94 = data.rule;
const _errs188 = errors;
if(typeof data94 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/44/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("property-narrowed" !== data94){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/44/properties/rule/const",keyword:"const",params:{allowedValue: "property-narrowed"},message:"must be equal to constant"}];
return false;
}
var valid91 = _errs188 === errors;
}
else {
var valid91 = true;
}
if(valid91){
if(data.args !== undefined){
const _errs190 = errors;
if(!(validate244(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid91 = _errs190 === errors;
}
else {
var valid91 = true;
}
}
}
}
}
else if(tag0 === "snapshot-rewritten"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing46;
if((data.rule === undefined) && (missing46 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/45/required",keyword:"required",params:{missingProperty: missing46},message:"must have required property '"+missing46+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data96 = data.rule;
const _errs192 = errors;
if(typeof data96 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/45/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("snapshot-rewritten" !== data96){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/45/properties/rule/const",keyword:"const",params:{allowedValue: "snapshot-rewritten"},message:"must be equal to constant"}];
return false;
}
var valid93 = _errs192 === errors;
}
else {
var valid93 = true;
}
if(valid93){
if(data.args !== undefined){
const _errs194 = errors;
if(!(validate248(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid93 = _errs194 === errors;
}
else {
var valid93 = true;
}
}
}
}
}
else if(tag0 === "test-unparseable"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing47;
if((data.rule === undefined) && (missing47 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/46/required",keyword:"required",params:{missingProperty: missing47},message:"must have required property '"+missing47+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data98 = data.rule;
const _errs196 = errors;
if(typeof data98 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/46/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-unparseable" !== data98){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/46/properties/rule/const",keyword:"const",params:{allowedValue: "test-unparseable"},message:"must be equal to constant"}];
return false;
}
var valid95 = _errs196 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data.args !== undefined){
const _errs198 = errors;
if(!(validate252(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid95 = _errs198 === errors;
}
else {
var valid95 = true;
}
}
}
}
}
else if(tag0 === "budget-negative"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing48;
if((data.rule === undefined) && (missing48 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/47/required",keyword:"required",params:{missingProperty: missing48},message:"must have required property '"+missing48+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data100 = data.rule;
const _errs200 = errors;
if(typeof data100 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/47/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-negative" !== data100){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/47/properties/rule/const",keyword:"const",params:{allowedValue: "budget-negative"},message:"must be equal to constant"}];
return false;
}
var valid97 = _errs200 === errors;
}
else {
var valid97 = true;
}
if(valid97){
if(data.args !== undefined){
const _errs202 = errors;
if(!(validate255(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid97 = _errs202 === errors;
}
else {
var valid97 = true;
}
}
}
}
}
else if(tag0 === "budget-undefined"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing49;
if((data.rule === undefined) && (missing49 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/48/required",keyword:"required",params:{missingProperty: missing49},message:"must have required property '"+missing49+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data102 = data.rule;
const _errs204 = errors;
if(typeof data102 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/48/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-undefined" !== data102){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/48/properties/rule/const",keyword:"const",params:{allowedValue: "budget-undefined"},message:"must be equal to constant"}];
return false;
}
var valid99 = _errs204 === errors;
}
else {
var valid99 = true;
}
if(valid99){
if(data.args !== undefined){
const _errs206 = errors;
if(!(validate257(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
errors = vErrors.length;
}
var valid99 = _errs206 === errors;
}
else {
var valid99 = true;
}
}
}
}
}
else if(tag0 === "budget-overdrawn"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing50;
if((data.rule === undefined) && (missing50 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/49/required",keyword:"required",params:{missingProperty: missing50},message:"must have required property '"+missing50+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data104 = data.rule;
const _errs208 = errors;
if(typeof data104 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/49/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-overdrawn" !== data104){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/49/properties/rule/const",keyword:"const",params:{allowedValue: "budget-overdrawn"},message:"must be equal to constant"}];
return false;
}
var valid101 = _errs208 === errors;
}
else {
var valid101 = true;
}
if(valid101){
if(data.args !== undefined){
const _errs210 = errors;
if(!(validate259(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid101 = _errs210 === errors;
}
else {
var valid101 = true;
}
}
}
}
}
else if(tag0 === "production-test-aware"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing51;
if((data.rule === undefined) && (missing51 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/50/required",keyword:"required",params:{missingProperty: missing51},message:"must have required property '"+missing51+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data106 = data.rule;
const _errs212 = errors;
if(typeof data106 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/50/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("production-test-aware" !== data106){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/50/properties/rule/const",keyword:"const",params:{allowedValue: "production-test-aware"},message:"must be equal to constant"}];
return false;
}
var valid103 = _errs212 === errors;
}
else {
var valid103 = true;
}
if(valid103){
if(data.args !== undefined){
const _errs214 = errors;
if(!(validate261(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid103 = _errs214 === errors;
}
else {
var valid103 = true;
}
}
}
}
}
else if(tag0 === "production-imports-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing52;
if((data.rule === undefined) && (missing52 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/51/required",keyword:"required",params:{missingProperty: missing52},message:"must have required property '"+missing52+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data108 = data.rule;
const _errs216 = errors;
if(typeof data108 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/51/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("production-imports-tests" !== data108){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/51/properties/rule/const",keyword:"const",params:{allowedValue: "production-imports-tests"},message:"must be equal to constant"}];
return false;
}
var valid105 = _errs216 === errors;
}
else {
var valid105 = true;
}
if(valid105){
if(data.args !== undefined){
const _errs218 = errors;
if(!(validate264(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
var valid105 = _errs218 === errors;
}
else {
var valid105 = true;
}
}
}
}
}
else if(tag0 === "test-values-in-production"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing53;
if((data.rule === undefined) && (missing53 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/52/required",keyword:"required",params:{missingProperty: missing53},message:"must have required property '"+missing53+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data110 = data.rule;
const _errs220 = errors;
if(typeof data110 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/52/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-values-in-production" !== data110){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/52/properties/rule/const",keyword:"const",params:{allowedValue: "test-values-in-production"},message:"must be equal to constant"}];
return false;
}
var valid107 = _errs220 === errors;
}
else {
var valid107 = true;
}
if(valid107){
if(data.args !== undefined){
const _errs222 = errors;
if(!(validate267(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
var valid107 = _errs222 === errors;
}
else {
var valid107 = true;
}
}
}
}
}
else if(tag0 === "oracle-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing54;
if((data.rule === undefined) && (missing54 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/53/required",keyword:"required",params:{missingProperty: missing54},message:"must have required property '"+missing54+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data112 = data.rule;
const _errs224 = errors;
if(typeof data112 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/53/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-failed" !== data112){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/53/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-failed"},message:"must be equal to constant"}];
return false;
}
var valid109 = _errs224 === errors;
}
else {
var valid109 = true;
}
if(valid109){
if(data.args !== undefined){
const _errs226 = errors;
if(!(validate271(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
var valid109 = _errs226 === errors;
}
else {
var valid109 = true;
}
}
}
}
}
else if(tag0 === "oracle-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing55;
if((data.rule === undefined) && (missing55 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/54/required",keyword:"required",params:{missingProperty: missing55},message:"must have required property '"+missing55+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data114 = data.rule;
const _errs228 = errors;
if(typeof data114 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/54/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-error" !== data114){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/54/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-error"},message:"must be equal to constant"}];
return false;
}
var valid111 = _errs228 === errors;
}
else {
var valid111 = true;
}
if(valid111){
if(data.args !== undefined){
const _errs230 = errors;
if(!(validate276(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var valid111 = _errs230 === errors;
}
else {
var valid111 = true;
}
}
}
}
}
else if(tag0 === "oracle-timeout"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing56;
if((data.rule === undefined) && (missing56 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/55/required",keyword:"required",params:{missingProperty: missing56},message:"must have required property '"+missing56+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data116 = data.rule;
const _errs232 = errors;
if(typeof data116 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/55/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-timeout" !== data116){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/55/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-timeout"},message:"must be equal to constant"}];
return false;
}
var valid113 = _errs232 === errors;
}
else {
var valid113 = true;
}
if(valid113){
if(data.args !== undefined){
const _errs234 = errors;
if(!(validate280(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid113 = _errs234 === errors;
}
else {
var valid113 = true;
}
}
}
}
}
else if(tag0 === "oracle-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing57;
if((data.rule === undefined) && (missing57 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/56/required",keyword:"required",params:{missingProperty: missing57},message:"must have required property '"+missing57+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data118 = data.rule;
const _errs236 = errors;
if(typeof data118 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/56/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-missing" !== data118){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/56/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-missing"},message:"must be equal to constant"}];
return false;
}
var valid115 = _errs236 === errors;
}
else {
var valid115 = true;
}
if(valid115){
if(data.args !== undefined){
const _errs238 = errors;
if(!(validate283(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid115 = _errs238 === errors;
}
else {
var valid115 = true;
}
}
}
}
}
else if(tag0 === "oracle-skipped"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing58;
if((data.rule === undefined) && (missing58 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/57/required",keyword:"required",params:{missingProperty: missing58},message:"must have required property '"+missing58+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data120 = data.rule;
const _errs240 = errors;
if(typeof data120 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/57/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-skipped" !== data120){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/57/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-skipped"},message:"must be equal to constant"}];
return false;
}
var valid117 = _errs240 === errors;
}
else {
var valid117 = true;
}
if(valid117){
if(data.args !== undefined){
const _errs242 = errors;
if(!(validate286(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid117 = _errs242 === errors;
}
else {
var valid117 = true;
}
}
}
}
}
else if(tag0 === "oracle-flaky"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing59;
if((data.rule === undefined) && (missing59 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/58/required",keyword:"required",params:{missingProperty: missing59},message:"must have required property '"+missing59+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data122 = data.rule;
const _errs244 = errors;
if(typeof data122 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/58/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-flaky" !== data122){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/58/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-flaky"},message:"must be equal to constant"}];
return false;
}
var valid119 = _errs244 === errors;
}
else {
var valid119 = true;
}
if(valid119){
if(data.args !== undefined){
const _errs246 = errors;
if(!(validate289(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var valid119 = _errs246 === errors;
}
else {
var valid119 = true;
}
}
}
}
}
else if(tag0 === "oracle-without-evidence"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing60;
if((data.rule === undefined) && (missing60 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/59/required",keyword:"required",params:{missingProperty: missing60},message:"must have required property '"+missing60+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data124 = data.rule;
const _errs248 = errors;
if(typeof data124 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/59/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-without-evidence" !== data124){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/59/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-without-evidence"},message:"must be equal to constant"}];
return false;
}
var valid121 = _errs248 === errors;
}
else {
var valid121 = true;
}
if(valid121){
if(data.args !== undefined){
const _errs250 = errors;
if(!(validate292(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid121 = _errs250 === errors;
}
else {
var valid121 = true;
}
}
}
}
}
else if(tag0 === "no-oracle-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing61;
if((data.rule === undefined) && (missing61 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/60/required",keyword:"required",params:{missingProperty: missing61},message:"must have required property '"+missing61+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data126 = data.rule;
const _errs252 = errors;
if(typeof data126 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/60/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-oracle-tests" !== data126){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/60/properties/rule/const",keyword:"const",params:{allowedValue: "no-oracle-tests"},message:"must be equal to constant"}];
return false;
}
var valid123 = _errs252 === errors;
}
else {
var valid123 = true;
}
if(valid123){
if(data.args !== undefined){
const _errs254 = errors;
if(!(validate295(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
var valid123 = _errs254 === errors;
}
else {
var valid123 = true;
}
}
}
}
}
else if(tag0 === "no-property-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing62;
if((data.rule === undefined) && (missing62 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/61/required",keyword:"required",params:{missingProperty: missing62},message:"must have required property '"+missing62+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data128 = data.rule;
const _errs256 = errors;
if(typeof data128 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/61/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-property-tests" !== data128){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/61/properties/rule/const",keyword:"const",params:{allowedValue: "no-property-tests"},message:"must be equal to constant"}];
return false;
}
var valid125 = _errs256 === errors;
}
else {
var valid125 = true;
}
if(valid125){
if(data.args !== undefined){
const _errs258 = errors;
if(!(validate297(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
errors = vErrors.length;
}
var valid125 = _errs258 === errors;
}
else {
var valid125 = true;
}
}
}
}
}
else if(tag0 === "class-claim-refused"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing63;
if((data.rule === undefined) && (missing63 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/62/required",keyword:"required",params:{missingProperty: missing63},message:"must have required property '"+missing63+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data130 = data.rule;
const _errs260 = errors;
if(typeof data130 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/62/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("class-claim-refused" !== data130){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/62/properties/rule/const",keyword:"const",params:{allowedValue: "class-claim-refused"},message:"must be equal to constant"}];
return false;
}
var valid127 = _errs260 === errors;
}
else {
var valid127 = true;
}
if(valid127){
if(data.args !== undefined){
const _errs262 = errors;
if(!(validate299(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
var valid127 = _errs262 === errors;
}
else {
var valid127 = true;
}
}
}
}
}
else if(tag0 === "invariant-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing64;
if((data.rule === undefined) && (missing64 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/63/required",keyword:"required",params:{missingProperty: missing64},message:"must have required property '"+missing64+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data132 = data.rule;
const _errs264 = errors;
if(typeof data132 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/63/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("invariant-missing" !== data132){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/63/properties/rule/const",keyword:"const",params:{allowedValue: "invariant-missing"},message:"must be equal to constant"}];
return false;
}
var valid129 = _errs264 === errors;
}
else {
var valid129 = true;
}
if(valid129){
if(data.args !== undefined){
const _errs266 = errors;
if(!(validate303(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid129 = _errs266 === errors;
}
else {
var valid129 = true;
}
}
}
}
}
else if(tag0 === "seeds-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing65;
if((data.rule === undefined) && (missing65 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/64/required",keyword:"required",params:{missingProperty: missing65},message:"must have required property '"+missing65+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data134 = data.rule;
const _errs268 = errors;
if(typeof data134 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/64/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("seeds-missing" !== data134){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/64/properties/rule/const",keyword:"const",params:{allowedValue: "seeds-missing"},message:"must be equal to constant"}];
return false;
}
var valid131 = _errs268 === errors;
}
else {
var valid131 = true;
}
if(valid131){
if(data.args !== undefined){
const _errs270 = errors;
if(!(validate307(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
var valid131 = _errs270 === errors;
}
else {
var valid131 = true;
}
}
}
}
}
else if(tag0 === "property-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing66;
if((data.rule === undefined) && (missing66 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/65/required",keyword:"required",params:{missingProperty: missing66},message:"must have required property '"+missing66+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data136 = data.rule;
const _errs272 = errors;
if(typeof data136 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/65/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("property-empty" !== data136){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/65/properties/rule/const",keyword:"const",params:{allowedValue: "property-empty"},message:"must be equal to constant"}];
return false;
}
var valid133 = _errs272 === errors;
}
else {
var valid133 = true;
}
if(valid133){
if(data.args !== undefined){
const _errs274 = errors;
if(!(validate310(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var valid133 = _errs274 === errors;
}
else {
var valid133 = true;
}
}
}
}
}
else if(tag0 === "expect-tampered"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing67;
if((data.rule === undefined) && (missing67 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/66/required",keyword:"required",params:{missingProperty: missing67},message:"must have required property '"+missing67+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data138 = data.rule;
const _errs276 = errors;
if(typeof data138 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/66/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("expect-tampered" !== data138){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/66/properties/rule/const",keyword:"const",params:{allowedValue: "expect-tampered"},message:"must be equal to constant"}];
return false;
}
var valid135 = _errs276 === errors;
}
else {
var valid135 = true;
}
if(valid135){
if(data.args !== undefined){
const _errs278 = errors;
if(!(validate313(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid135 = _errs278 === errors;
}
else {
var valid135 = true;
}
}
}
}
}
else if(tag0 === "runner-loads-patch"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing68;
if((data.rule === undefined) && (missing68 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/67/required",keyword:"required",params:{missingProperty: missing68},message:"must have required property '"+missing68+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data140 = data.rule;
const _errs280 = errors;
if(typeof data140 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/67/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-loads-patch" !== data140){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/67/properties/rule/const",keyword:"const",params:{allowedValue: "runner-loads-patch"},message:"must be equal to constant"}];
return false;
}
var valid137 = _errs280 === errors;
}
else {
var valid137 = true;
}
if(valid137){
if(data.args !== undefined){
const _errs282 = errors;
if(!(validate316(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
var valid137 = _errs282 === errors;
}
else {
var valid137 = true;
}
}
}
}
}
else if(tag0 === "sealed-file-written"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing69;
if((data.rule === undefined) && (missing69 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/68/required",keyword:"required",params:{missingProperty: missing69},message:"must have required property '"+missing69+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data142 = data.rule;
const _errs284 = errors;
if(typeof data142 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/68/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sealed-file-written" !== data142){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/68/properties/rule/const",keyword:"const",params:{allowedValue: "sealed-file-written"},message:"must be equal to constant"}];
return false;
}
var valid139 = _errs284 === errors;
}
else {
var valid139 = true;
}
if(valid139){
if(data.args !== undefined){
const _errs286 = errors;
if(!(validate320(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid139 = _errs286 === errors;
}
else {
var valid139 = true;
}
}
}
}
}
else if(tag0 === "runner-exited-early"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing70;
if((data.rule === undefined) && (missing70 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/69/required",keyword:"required",params:{missingProperty: missing70},message:"must have required property '"+missing70+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data144 = data.rule;
const _errs288 = errors;
if(typeof data144 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/69/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-exited-early" !== data144){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/69/properties/rule/const",keyword:"const",params:{allowedValue: "runner-exited-early"},message:"must be equal to constant"}];
return false;
}
var valid141 = _errs288 === errors;
}
else {
var valid141 = true;
}
if(valid141){
if(data.args !== undefined){
const _errs290 = errors;
if(!(validate323(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var valid141 = _errs290 === errors;
}
else {
var valid141 = true;
}
}
}
}
}
else if(tag0 === "unhandled-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing71;
if((data.rule === undefined) && (missing71 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/70/required",keyword:"required",params:{missingProperty: missing71},message:"must have required property '"+missing71+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data146 = data.rule;
const _errs292 = errors;
if(typeof data146 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/70/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("unhandled-error" !== data146){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/70/properties/rule/const",keyword:"const",params:{allowedValue: "unhandled-error"},message:"must be equal to constant"}];
return false;
}
var valid143 = _errs292 === errors;
}
else {
var valid143 = true;
}
if(valid143){
if(data.args !== undefined){
const _errs294 = errors;
if(!(validate325(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
var valid143 = _errs294 === errors;
}
else {
var valid143 = true;
}
}
}
}
}
else if(tag0 === "known-bad-survived"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing72;
if((data.rule === undefined) && (missing72 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/71/required",keyword:"required",params:{missingProperty: missing72},message:"must have required property '"+missing72+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data148 = data.rule;
const _errs296 = errors;
if(typeof data148 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/71/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-survived" !== data148){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/71/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-survived"},message:"must be equal to constant"}];
return false;
}
var valid145 = _errs296 === errors;
}
else {
var valid145 = true;
}
if(valid145){
if(data.args !== undefined){
const _errs298 = errors;
if(!(validate329(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid145 = _errs298 === errors;
}
else {
var valid145 = true;
}
}
}
}
}
else if(tag0 === "known-bad-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing73;
if((data.rule === undefined) && (missing73 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/72/required",keyword:"required",params:{missingProperty: missing73},message:"must have required property '"+missing73+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data150 = data.rule;
const _errs300 = errors;
if(typeof data150 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/72/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-missing" !== data150){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/72/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-missing"},message:"must be equal to constant"}];
return false;
}
var valid147 = _errs300 === errors;
}
else {
var valid147 = true;
}
if(valid147){
if(data.args !== undefined){
const _errs302 = errors;
if(!(validate334(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
var valid147 = _errs302 === errors;
}
else {
var valid147 = true;
}
}
}
}
}
else if(tag0 === "known-bad-stale"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing74;
if((data.rule === undefined) && (missing74 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/73/required",keyword:"required",params:{missingProperty: missing74},message:"must have required property '"+missing74+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data152 = data.rule;
const _errs304 = errors;
if(typeof data152 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/73/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-stale" !== data152){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/73/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-stale"},message:"must be equal to constant"}];
return false;
}
var valid149 = _errs304 === errors;
}
else {
var valid149 = true;
}
if(valid149){
if(data.args !== undefined){
const _errs306 = errors;
if(!(validate337(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid149 = _errs306 === errors;
}
else {
var valid149 = true;
}
}
}
}
}
else if(tag0 === "known-bad-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing75;
if((data.rule === undefined) && (missing75 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/74/required",keyword:"required",params:{missingProperty: missing75},message:"must have required property '"+missing75+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data154 = data.rule;
const _errs308 = errors;
if(typeof data154 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/74/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-error" !== data154){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/74/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-error"},message:"must be equal to constant"}];
return false;
}
var valid151 = _errs308 === errors;
}
else {
var valid151 = true;
}
if(valid151){
if(data.args !== undefined){
const _errs310 = errors;
if(!(validate340(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
var valid151 = _errs310 === errors;
}
else {
var valid151 = true;
}
}
}
}
}
else if(tag0 === "change-unproven"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing76;
if((data.rule === undefined) && (missing76 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/75/required",keyword:"required",params:{missingProperty: missing76},message:"must have required property '"+missing76+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data156 = data.rule;
const _errs312 = errors;
if(typeof data156 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/75/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("change-unproven" !== data156){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/75/properties/rule/const",keyword:"const",params:{allowedValue: "change-unproven"},message:"must be equal to constant"}];
return false;
}
var valid153 = _errs312 === errors;
}
else {
var valid153 = true;
}
if(valid153){
if(data.args !== undefined){
const _errs314 = errors;
if(!(validate343(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
var valid153 = _errs314 === errors;
}
else {
var valid153 = true;
}
}
}
}
}
else if(tag0 === "behavior-drift"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing77;
if((data.rule === undefined) && (missing77 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/76/required",keyword:"required",params:{missingProperty: missing77},message:"must have required property '"+missing77+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data158 = data.rule;
const _errs316 = errors;
if(typeof data158 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/76/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("behavior-drift" !== data158){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/76/properties/rule/const",keyword:"const",params:{allowedValue: "behavior-drift"},message:"must be equal to constant"}];
return false;
}
var valid155 = _errs316 === errors;
}
else {
var valid155 = true;
}
if(valid155){
if(data.args !== undefined){
const _errs318 = errors;
if(!(validate345(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
var valid155 = _errs318 === errors;
}
else {
var valid155 = true;
}
}
}
}
}
else if(tag0 === "flake-without-freeze"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing78;
if((data.rule === undefined) && (missing78 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/77/required",keyword:"required",params:{missingProperty: missing78},message:"must have required property '"+missing78+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data160 = data.rule;
const _errs320 = errors;
if(typeof data160 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/77/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-without-freeze" !== data160){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/77/properties/rule/const",keyword:"const",params:{allowedValue: "flake-without-freeze"},message:"must be equal to constant"}];
return false;
}
var valid157 = _errs320 === errors;
}
else {
var valid157 = true;
}
if(valid157){
if(data.args !== undefined){
const _errs322 = errors;
if(!(validate350(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
errors = vErrors.length;
}
var valid157 = _errs322 === errors;
}
else {
var valid157 = true;
}
}
}
}
}
else if(tag0 === "flake-signature-unknown"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing79;
if((data.rule === undefined) && (missing79 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/78/required",keyword:"required",params:{missingProperty: missing79},message:"must have required property '"+missing79+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data162 = data.rule;
const _errs324 = errors;
if(typeof data162 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/78/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-signature-unknown" !== data162){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/78/properties/rule/const",keyword:"const",params:{allowedValue: "flake-signature-unknown"},message:"must be equal to constant"}];
return false;
}
var valid159 = _errs324 === errors;
}
else {
var valid159 = true;
}
if(valid159){
if(data.args !== undefined){
const _errs326 = errors;
if(!(validate354(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
var valid159 = _errs326 === errors;
}
else {
var valid159 = true;
}
}
}
}
}
else if(tag0 === "flake-budget-exceeded"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing80;
if((data.rule === undefined) && (missing80 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/79/required",keyword:"required",params:{missingProperty: missing80},message:"must have required property '"+missing80+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data164 = data.rule;
const _errs328 = errors;
if(typeof data164 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/79/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-budget-exceeded" !== data164){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/79/properties/rule/const",keyword:"const",params:{allowedValue: "flake-budget-exceeded"},message:"must be equal to constant"}];
return false;
}
var valid161 = _errs328 === errors;
}
else {
var valid161 = true;
}
if(valid161){
if(data.args !== undefined){
const _errs330 = errors;
if(!(validate359(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var valid161 = _errs330 === errors;
}
else {
var valid161 = true;
}
}
}
}
}
else if(tag0 === "flake-window-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing81;
if((data.rule === undefined) && (missing81 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/80/required",keyword:"required",params:{missingProperty: missing81},message:"must have required property '"+missing81+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data166 = data.rule;
const _errs332 = errors;
if(typeof data166 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/80/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-window-empty" !== data166){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/80/properties/rule/const",keyword:"const",params:{allowedValue: "flake-window-empty"},message:"must be equal to constant"}];
return false;
}
var valid163 = _errs332 === errors;
}
else {
var valid163 = true;
}
if(valid163){
if(data.args !== undefined){
const _errs334 = errors;
if(!(validate362(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
var valid163 = _errs334 === errors;
}
else {
var valid163 = true;
}
}
}
}
}
else if(tag0 === "flake-replay-differs"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing82;
if((data.rule === undefined) && (missing82 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/81/required",keyword:"required",params:{missingProperty: missing82},message:"must have required property '"+missing82+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data168 = data.rule;
const _errs336 = errors;
if(typeof data168 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/81/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-replay-differs" !== data168){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/81/properties/rule/const",keyword:"const",params:{allowedValue: "flake-replay-differs"},message:"must be equal to constant"}];
return false;
}
var valid165 = _errs336 === errors;
}
else {
var valid165 = true;
}
if(valid165){
if(data.args !== undefined){
const _errs338 = errors;
if(!(validate365(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
errors = vErrors.length;
}
var valid165 = _errs338 === errors;
}
else {
var valid165 = true;
}
}
}
}
}
else if(tag0 === "flake-frozen"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing83;
if((data.rule === undefined) && (missing83 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/82/required",keyword:"required",params:{missingProperty: missing83},message:"must have required property '"+missing83+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data170 = data.rule;
const _errs340 = errors;
if(typeof data170 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/82/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-frozen" !== data170){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/82/properties/rule/const",keyword:"const",params:{allowedValue: "flake-frozen"},message:"must be equal to constant"}];
return false;
}
var valid167 = _errs340 === errors;
}
else {
var valid167 = true;
}
if(valid167){
if(data.args !== undefined){
const _errs342 = errors;
if(!(validate371(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
var valid167 = _errs342 === errors;
}
else {
var valid167 = true;
}
}
}
}
}
else if(tag0 === "untrusted-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing84;
if((data.rule === undefined) && (missing84 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/83/required",keyword:"required",params:{missingProperty: missing84},message:"must have required property '"+missing84+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data172 = data.rule;
const _errs344 = errors;
if(typeof data172 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/83/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("untrusted-failed" !== data172){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/83/properties/rule/const",keyword:"const",params:{allowedValue: "untrusted-failed"},message:"must be equal to constant"}];
return false;
}
var valid169 = _errs344 === errors;
}
else {
var valid169 = true;
}
if(valid169){
if(data.args !== undefined){
const _errs346 = errors;
if(!(validate375(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var valid169 = _errs346 === errors;
}
else {
var valid169 = true;
}
}
}
}
}
else if(tag0 === "change-uncovered"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing85;
if((data.rule === undefined) && (missing85 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/84/required",keyword:"required",params:{missingProperty: missing85},message:"must have required property '"+missing85+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data174 = data.rule;
const _errs348 = errors;
if(typeof data174 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/84/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("change-uncovered" !== data174){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/84/properties/rule/const",keyword:"const",params:{allowedValue: "change-uncovered"},message:"must be equal to constant"}];
return false;
}
var valid171 = _errs348 === errors;
}
else {
var valid171 = true;
}
if(valid171){
if(data.args !== undefined){
const _errs350 = errors;
if(!(validate379(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate379.errors : vErrors.concat(validate379.errors);
errors = vErrors.length;
}
var valid171 = _errs350 === errors;
}
else {
var valid171 = true;
}
}
}
}
}
else if(tag0 === "evidence-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing86;
if((data.rule === undefined) && (missing86 = "rule")){
validate65.errors = [{instancePath,schemaPath:"#/oneOf/85/required",keyword:"required",params:{missingProperty: missing86},message:"must have required property '"+missing86+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data176 = data.rule;
const _errs352 = errors;
if(typeof data176 !== "string"){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/85/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("evidence-missing" !== data176){
validate65.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/85/properties/rule/const",keyword:"const",params:{allowedValue: "evidence-missing"},message:"must be equal to constant"}];
return false;
}
var valid173 = _errs352 === errors;
}
else {
var valid173 = true;
}
if(valid173){
if(data.args !== undefined){
const _errs354 = errors;
if(!(validate383(data.args, {instancePath:instancePath+"/args",parentData:data,parentDataProperty:"args",rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var valid173 = _errs354 === errors;
}
else {
var valid173 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "rule", tagValue: tag0},message:"value of tag \"rule\" must be in oneOf"}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "rule", tagValue: tag0},message:"tag \"rule\" must be string"}];
return false;
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.passed === undefined) && (missing0 = "passed")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.notRun === undefined) && (missing0 = "notRun"))){
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "passed") || (key0 === "failed")) || (key0 === "notRun"))){
validate387.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.passed !== undefined){
let data0 = data.passed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate387.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data1 = data.failed;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate387.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notRun !== undefined){
let data2 = data.notRun;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate387.errors = [{instancePath:instancePath+"/notRun",schemaPath:"#/properties/notRun/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}

const schema117 = {"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}},"observedKills":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"The known-bads that this trusted test was seen to kill, sorted. A replay ends at its first kill, so there may be more, and none is no proof that it cannot fail: `vitest-oracle inventory --power` asks every test. Absent where no known-bad was replayed."}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false};
const schema118 = {"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "E") || (data === "P")) || (data === "F")) || (data === "N"))){
validate395.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema118.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate395.errors = vErrors;
return errors === 0;
}

const schema119 = {"type":"string","enum":["passed","failed","skipped","pending"]};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate398.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "passed") || (data === "failed")) || (data === "skipped")) || (data === "pending"))){
validate398.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema119.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate398.errors = vErrors;
return errors === 0;
}

const schema120 = {"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.seed === undefined) && (missing0 = "seed")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.runsAsked === undefined) && (missing0 = "runsAsked"))) || ((data.runsDone === undefined) && (missing0 = "runsDone"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.replayOnly === undefined) && (missing0 = "replayOnly"))) || ((data.counterexample === undefined) && (missing0 = "counterexample"))){
validate400.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema120.properties, key0))){
validate400.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate400.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate400.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema120.properties.path.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runsAsked !== undefined){
let data2 = data.runsAsked;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate400.errors = [{instancePath:instancePath+"/runsAsked",schemaPath:"#/properties/runsAsked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runsDone !== undefined){
let data3 = data.runsDone;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate400.errors = [{instancePath:instancePath+"/runsDone",schemaPath:"#/properties/runsDone/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skips !== undefined){
let data4 = data.skips;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate400.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
const _errs12 = errors;
if(typeof data.failed !== "boolean"){
validate400.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interrupted !== undefined){
const _errs14 = errors;
if(typeof data.interrupted !== "boolean"){
validate400.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pinned !== undefined){
const _errs16 = errors;
if(typeof data.pinned !== "boolean"){
validate400.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayOnly !== undefined){
const _errs18 = errors;
if(typeof data.replayOnly !== "boolean"){
validate400.errors = [{instancePath:instancePath+"/replayOnly",schemaPath:"#/properties/replayOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counterexample !== undefined){
let data9 = data.counterexample;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate400.errors = [{instancePath:instancePath+"/counterexample",schemaPath:"#/properties/counterexample/type",keyword:"type",params:{type: schema120.properties.counterexample.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}


function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.claimed === undefined) && (missing0 = "claimed"))) || ((data.granted === undefined) && (missing0 = "granted"))) || ((data.why === undefined) && (missing0 = "why"))) || ((data.covers === undefined) && (missing0 = "covers"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.assertions === undefined) && (missing0 = "assertions"))) || ((data.runs === undefined) && (missing0 = "runs"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.signatures === undefined) && (missing0 = "signatures"))){
validate393.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema117.properties, key0))){
validate393.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate119(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.claimed !== undefined){
let data1 = data.claimed;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate395(data1, {instancePath:instancePath+"/claimed",parentData:data,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/claimed",schemaPath:"#/properties/claimed/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate393.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.granted !== undefined){
const _errs8 = errors;
if(!(validate133(data.granted, {instancePath:instancePath+"/granted",parentData:data,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
const _errs9 = errors;
if(typeof data.why !== "string"){
validate393.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.covers !== undefined){
let data4 = data.covers;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data4[i0] !== "string"){
validate393.errors = [{instancePath:instancePath+"/covers/" + i0,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs15 = errors;
if(!(validate398(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate398.errors : vErrors.concat(validate398.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data7 = data.retries;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate393.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
const _errs18 = errors;
if(typeof data.flaky !== "boolean"){
validate393.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assertions !== undefined){
let data9 = data.assertions;
const _errs20 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate393.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: schema117.properties.assertions.type},message:"must be number,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data10 = data.runs;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate400(data10[i1], {instancePath:instancePath+"/runs/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seeds !== undefined){
let data12 = data.seeds;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid4 = true;
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
const _errs27 = errors;
if(typeof data12[i2] !== "string"){
validate393.errors = [{instancePath:instancePath+"/seeds/" + i2,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signatures !== undefined){
let data14 = data.signatures;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid5 = true;
const len3 = data14.length;
for(let i3=0; i3<len3; i3++){
const _errs31 = errors;
if(!(validate273(data14[i3], {instancePath:instancePath+"/signatures/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observedKills !== undefined){
let data16 = data.observedKills;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data16)){
var valid6 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
const _errs34 = errors;
if(!(validate38(data16[i4], {instancePath:instancePath+"/observedKills/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate393.errors = [{instancePath:instancePath+"/observedKills",schemaPath:"#/properties/observedKills/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate393.errors = vErrors;
return errors === 0;
}


function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate408.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "message")) || (key0 === "operator")) || (key0 === "frames"))){
validate408.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate408.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate408.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs6 = errors;
if(typeof data.operator !== "string"){
validate408.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data3 = data.frames;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data3[i0] !== "string"){
validate408.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate408.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}


function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.signature === undefined) && (missing0 = "signature")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate405.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "signature") || (key0 === "owner")) || (key0 === "message")) || (key0 === "parts"))){
validate405.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signature !== undefined){
const _errs2 = errors;
if(!(validate273(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
const _errs3 = errors;
if(!(validate119(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate405.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
const _errs6 = errors;
if(!(validate408(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate405.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate405.errors = vErrors;
return errors === 0;
}

const schema123 = {"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.freshSeed === undefined) && (missing0 = "freshSeed")) || ((data.freshName === undefined) && (missing0 = "freshName"))) || ((data.freshFrom === undefined) && (missing0 = "freshFrom"))) || ((data.lists === undefined) && (missing0 = "lists"))){
validate411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "freshSeed") || (key0 === "freshName")) || (key0 === "freshFrom")) || (key0 === "lists"))){
validate411.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.freshSeed !== undefined){
let data0 = data.freshSeed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate411.errors = [{instancePath:instancePath+"/freshSeed",schemaPath:"#/properties/freshSeed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freshName !== undefined){
const _errs4 = errors;
if(typeof data.freshName !== "string"){
validate411.errors = [{instancePath:instancePath+"/freshName",schemaPath:"#/properties/freshName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freshFrom !== undefined){
let data2 = data.freshFrom;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate411.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "commit") || (data2 === "random"))){
validate411.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/enum",keyword:"enum",params:{allowedValues: schema123.properties.freshFrom.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
let data3 = data.lists;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.name === undefined) && (missing1 = "name")) || ((data4.count === undefined) && (missing1 = "count"))){
validate411.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "count"))){
validate411.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.name !== undefined){
const _errs13 = errors;
if(typeof data4.name !== "string"){
validate411.errors = [{instancePath:instancePath+"/lists/" + i0+"/name",schemaPath:"#/properties/lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.count !== undefined){
let data6 = data4.count;
const _errs15 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate411.errors = [{instancePath:instancePath+"/lists/" + i0+"/count",schemaPath:"#/properties/lists/items/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}

const schema124 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.test === undefined) && (missing0 = "test")) || ((data.expires === undefined) && (missing0 = "expires"))) || ((data.points === undefined) && (missing0 = "points"))) || ((data.signatures === undefined) && (missing0 = "signatures"))) || ((data.state === undefined) && (missing0 = "state"))){
validate413.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "test") || (key0 === "expires")) || (key0 === "points")) || (key0 === "signatures")) || (key0 === "state"))){
validate413.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate119(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires !== undefined){
const _errs3 = errors;
if(typeof data.expires !== "string"){
validate413.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.points !== undefined){
let data2 = data.points;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate413.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signatures !== undefined){
let data3 = data.signatures;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data3[i0] !== "string"){
validate413.errors = [{instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate413.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data5 = data.state;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate413.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "unused") || (data5 === "excuses")) || (data5 === "refused"))){
validate413.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema124.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate413.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate413.errors = vErrors;
return errors === 0;
}


function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.covers === undefined) && (missing0 = "covers")) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.imported === undefined) && (missing0 = "imported"))) || ((data.known === undefined) && (missing0 = "known"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "covers") || (key0 === "tests")) || (key0 === "imported")) || (key0 === "known"))){
validate416.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.covers !== undefined){
const _errs2 = errors;
if(typeof data.covers !== "string"){
validate416.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data1 = data.tests;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate119(data1[i0], {instancePath:instancePath+"/tests/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined){
let data3 = data.imported;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate38(data3[i1], {instancePath:instancePath+"/imported/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.known !== undefined){
const _errs10 = errors;
if(typeof data.known !== "boolean"){
validate416.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}


function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.state === undefined) && (missing0 = "state")) || ((data.credits === undefined) && (missing0 = "credits"))) || ((data.debits === undefined) && (missing0 = "debits"))) || ((data.score === undefined) && (missing0 = "score"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!((((key0 === "state") || (key0 === "credits")) || (key0 === "debits")) || (key0 === "score"))){
const err1 = {instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/0/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("counted" !== data0){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/0/properties/state/const",keyword:"const",params:{allowedValue: "counted"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.credits !== undefined){
let data1 = data.credits;
const _errs6 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/credits",schemaPath:"#/anyOf/0/properties/credits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.debits !== undefined){
let data2 = data.debits;
const _errs8 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/debits",schemaPath:"#/anyOf/0/properties/debits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.score !== undefined){
let data3 = data.score;
const _errs10 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/score",schemaPath:"#/anyOf/0/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((((data.state === undefined) && (missing1 = "state")) || ((data.credits === undefined) && (missing1 = "credits"))) || ((data.debits === undefined) && (missing1 = "debits"))) || ((data.score === undefined) && (missing1 = "score"))) || ((data.because === undefined) && (missing1 = "because"))){
const err8 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data){
if(!(((((key1 === "state") || (key1 === "credits")) || (key1 === "debits")) || (key1 === "score")) || (key1 === "because"))){
const err9 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.state !== undefined){
let data4 = data.state;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/1/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("undefined" !== data4){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/1/properties/state/const",keyword:"const",params:{allowedValue: "undefined"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.credits !== undefined){
let data5 = data.credits;
const _errs17 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/credits",schemaPath:"#/anyOf/1/properties/credits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.debits !== undefined){
let data6 = data.debits;
const _errs19 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/debits",schemaPath:"#/anyOf/1/properties/debits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.score !== undefined){
let data7 = data.score;
const _errs21 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/score",schemaPath:"#/anyOf/1/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.because !== undefined){
const _errs23 = errors;
if(typeof data.because !== "string"){
const err15 = {instancePath:instancePath+"/because",schemaPath:"#/anyOf/1/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err17 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate420.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate420.errors = vErrors;
return errors === 0;
}

const schema127 = {"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["killed","survived","stale","error","timeout"],"description":"`survived`: no trusted test failed by an assertion; `stale`: it does not apply; `error`: something failed, but no assertion of a trusted test."},"killedBy":{"type":"array","items":{"$ref":"#/definitions/TestId"},"description":"The trusted tests that failed on it, of which the replay needs one only; sorted, and empty unless it was killed."},"covers":{"type":"array","items":{"type":"string"},"description":"What its header says that it covers."},"milliseconds":{"type":"number"}},"required":["file","outcome","killedBy","covers","milliseconds"],"additionalProperties":false,"description":"What became of one patch that is known to be bad."};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.file === undefined) && (missing0 = "file")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.killedBy === undefined) && (missing0 = "killedBy"))) || ((data.covers === undefined) && (missing0 = "covers"))) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))){
validate422.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "file") || (key0 === "outcome")) || (key0 === "killedBy")) || (key0 === "covers")) || (key0 === "milliseconds"))){
validate422.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate422.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "killed") || (data1 === "survived")) || (data1 === "stale")) || (data1 === "error")) || (data1 === "timeout"))){
validate422.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema127.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.killedBy !== undefined){
let data2 = data.killedBy;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate119(data2[i0], {instancePath:instancePath+"/killedBy/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate422.errors = [{instancePath:instancePath+"/killedBy",schemaPath:"#/properties/killedBy/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.covers !== undefined){
let data4 = data.covers;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(typeof data4[i1] !== "string"){
validate422.errors = [{instancePath:instancePath+"/covers/" + i1,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate422.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milliseconds !== undefined){
let data6 = data.milliseconds;
const _errs12 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate422.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate422.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate422.errors = vErrors;
return errors === 0;
}


function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.file === undefined) && (missing0 = "file")) || ((data.mutants === undefined) && (missing0 = "mutants"))) || ((data.killed === undefined) && (missing0 = "killed"))) || ((data.survived === undefined) && (missing0 = "survived"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.timeout === undefined) && (missing0 = "timeout"))) || ((data.unknown === undefined) && (missing0 = "unknown"))){
validate427.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "file") || (key0 === "mutants")) || (key0 === "killed")) || (key0 === "survived")) || (key0 === "error")) || (key0 === "timeout")) || (key0 === "unknown"))){
validate427.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutants !== undefined){
let data1 = data.mutants;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate427.errors = [{instancePath:instancePath+"/mutants",schemaPath:"#/properties/mutants/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.killed !== undefined){
let data2 = data.killed;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate427.errors = [{instancePath:instancePath+"/killed",schemaPath:"#/properties/killed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.survived !== undefined){
let data3 = data.survived;
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate427.errors = [{instancePath:instancePath+"/survived",schemaPath:"#/properties/survived/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs9 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate427.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data5 = data.timeout;
const _errs11 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate427.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data6 = data.unknown;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate427.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate427.errors = vErrors;
return errors === 0;
}

const schema131 = {"type":"string","enum":["relational","equality","arithmetic","logical","conditional","return","boolean","method","bitwise","unary","assignment","update","block","optional-chaining","string","array","object"]};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate432.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((data === "relational") || (data === "equality")) || (data === "arithmetic")) || (data === "logical")) || (data === "conditional")) || (data === "return")) || (data === "boolean")) || (data === "method")) || (data === "bitwise")) || (data === "unary")) || (data === "assignment")) || (data === "update")) || (data === "block")) || (data === "optional-chaining")) || (data === "string")) || (data === "array")) || (data === "object"))){
validate432.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema131.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate432.errors = vErrors;
return errors === 0;
}


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "operator")) || (key0 === "before")) || (key0 === "after"))){
validate430.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate38(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate430.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate430.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs7 = errors;
if(!(validate432(data.operator, {instancePath:instancePath+"/operator",parentData:data,parentDataProperty:"operator",rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs8 = errors;
if(typeof data.before !== "string"){
validate430.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs10 = errors;
if(typeof data.after !== "string"){
validate430.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}


function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.minKillRate === undefined) && (missing0 = "minKillRate")) || ((data.files === undefined) && (missing0 = "files"))) || ((data.survivors === undefined) && (missing0 = "survivors"))){
validate426.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "minKillRate") || (key0 === "files")) || (key0 === "survivors"))){
validate426.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.minKillRate !== undefined){
let data0 = data.minKillRate;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate426.errors = [{instancePath:instancePath+"/minKillRate",schemaPath:"#/properties/minKillRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data1 = data.files;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate427(data1[i0], {instancePath:instancePath+"/files/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate426.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.survivors !== undefined){
let data3 = data.survivors;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate430(data3[i1], {instancePath:instancePath+"/survivors/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate426.errors = [{instancePath:instancePath+"/survivors",schemaPath:"#/properties/survivors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate426.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate426.errors = vErrors;
return errors === 0;
}

const schema132 = {"type":"object","properties":{"startedAt":{"$ref":"#/definitions/Instant"},"milliseconds":{"type":"number"},"phases":{"type":"object","properties":{"scope":{"type":"number"},"policy":{"type":"number"},"fixtures":{"type":"number"},"budget":{"type":"number"},"oracles":{"type":"number"},"known-bad":{"type":"number"},"characterization":{"type":"number"},"flakes":{"type":"number"},"untrusted":{"type":"number"},"region":{"type":"number"}},"additionalProperties":false,"description":"Of each phase that was timed by itself."}},"required":["startedAt","milliseconds","phases"],"additionalProperties":false};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.startedAt === undefined) && (missing0 = "startedAt")) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))) || ((data.phases === undefined) && (missing0 = "phases"))){
validate436.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "startedAt") || (key0 === "milliseconds")) || (key0 === "phases"))){
validate436.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.startedAt !== undefined){
const _errs2 = errors;
if(!(validate125(data.startedAt, {instancePath:instancePath+"/startedAt",parentData:data,parentDataProperty:"startedAt",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milliseconds !== undefined){
let data1 = data.milliseconds;
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate436.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phases !== undefined){
let data2 = data.phases;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs7 = errors;
for(const key1 in data2){
if(!(func2.call(schema132.properties.phases.properties, key1))){
validate436.errors = [{instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.scope !== undefined){
let data3 = data2.scope;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate436.errors = [{instancePath:instancePath+"/phases/scope",schemaPath:"#/properties/phases/properties/scope/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.policy !== undefined){
let data4 = data2.policy;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate436.errors = [{instancePath:instancePath+"/phases/policy",schemaPath:"#/properties/phases/properties/policy/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.fixtures !== undefined){
let data5 = data2.fixtures;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate436.errors = [{instancePath:instancePath+"/phases/fixtures",schemaPath:"#/properties/phases/properties/fixtures/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.budget !== undefined){
let data6 = data2.budget;
const _errs14 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate436.errors = [{instancePath:instancePath+"/phases/budget",schemaPath:"#/properties/phases/properties/budget/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.oracles !== undefined){
let data7 = data2.oracles;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate436.errors = [{instancePath:instancePath+"/phases/oracles",schemaPath:"#/properties/phases/properties/oracles/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2["known-bad"] !== undefined){
let data8 = data2["known-bad"];
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate436.errors = [{instancePath:instancePath+"/phases/known-bad",schemaPath:"#/properties/phases/properties/known-bad/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.characterization !== undefined){
let data9 = data2.characterization;
const _errs20 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate436.errors = [{instancePath:instancePath+"/phases/characterization",schemaPath:"#/properties/phases/properties/characterization/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.flakes !== undefined){
let data10 = data2.flakes;
const _errs22 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate436.errors = [{instancePath:instancePath+"/phases/flakes",schemaPath:"#/properties/phases/properties/flakes/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.untrusted !== undefined){
let data11 = data2.untrusted;
const _errs24 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate436.errors = [{instancePath:instancePath+"/phases/untrusted",schemaPath:"#/properties/phases/properties/untrusted/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.region !== undefined){
let data12 = data2.region;
const _errs26 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate436.errors = [{instancePath:instancePath+"/phases/region",schemaPath:"#/properties/phases/properties/region/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate436.errors = [{instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate436.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate436.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:verdict:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.decision === undefined) && (missing0 = "decision"))) || ((data.because === undefined) && (missing0 = "because"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.policy === undefined) && (missing0 = "policy"))) || ((data.paths === undefined) && (missing0 = "paths"))) || ((data.inputs === undefined) && (missing0 = "inputs"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.classes === undefined) && (missing0 = "classes"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.testCount === undefined) && (missing0 = "testCount"))) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.freezes === undefined) && (missing0 = "freezes"))) || ((data.regions === undefined) && (missing0 = "regions"))) || ((data.budget === undefined) && (missing0 = "budget"))) || ((data.knownBad === undefined) && (missing0 = "knownBad"))) || ((data.mutation === undefined) && (missing0 = "mutation"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.runner === undefined) && (missing0 = "runner"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.digest === undefined) && (missing0 = "digest"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schemaVersion !== undefined){
let data0 = data.schemaVersion;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate21.errors = [{instancePath:instancePath+"/schemaVersion",schemaPath:"#/properties/schemaVersion/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))){
validate21.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
validate21.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate21.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("vitest-oracle" !== data2){
validate21.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "vitest-oracle"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
const _errs9 = errors;
if(typeof data1.version !== "string"){
validate21.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
const _errs11 = errors;
if(!(validate22(data.scope, {instancePath:instancePath+"/scope",parentData:data,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision !== undefined){
const _errs12 = errors;
if(!(validate24(data.decision, {instancePath:instancePath+"/decision",parentData:data,parentDataProperty:"decision",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.because !== undefined){
let data6 = data.because;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate26(data6[i0], {instancePath:instancePath+"/because/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs16 = errors;
if(!(validate30(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.policy !== undefined){
const _errs17 = errors;
if(!(validate37(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paths !== undefined){
let data10 = data.paths;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(!(validate46(data10[i1], {instancePath:instancePath+"/paths/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputs !== undefined){
let data12 = data.inputs;
const _errs21 = errors;
if(errors === _errs21){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((((((((((data12.scope === undefined) && (missing2 = "scope")) || ((data12.policy === undefined) && (missing2 = "policy"))) || ((data12.fixtures === undefined) && (missing2 = "fixtures"))) || ((data12.budget === undefined) && (missing2 = "budget"))) || ((data12.oracles === undefined) && (missing2 = "oracles"))) || ((data12["known-bad"] === undefined) && (missing2 = "known-bad"))) || ((data12.characterization === undefined) && (missing2 = "characterization"))) || ((data12.flakes === undefined) && (missing2 = "flakes"))) || ((data12.untrusted === undefined) && (missing2 = "untrusted"))) || ((data12.region === undefined) && (missing2 = "region"))){
validate21.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data12){
if(!(func2.call(schema6.properties.inputs.properties, key2))){
validate21.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data12.scope !== undefined){
const _errs24 = errors;
if(!(validate54(data12.scope, {instancePath:instancePath+"/inputs/scope",parentData:data12,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.policy !== undefined){
const _errs25 = errors;
if(!(validate54(data12.policy, {instancePath:instancePath+"/inputs/policy",parentData:data12,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.fixtures !== undefined){
const _errs26 = errors;
if(!(validate54(data12.fixtures, {instancePath:instancePath+"/inputs/fixtures",parentData:data12,parentDataProperty:"fixtures",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.budget !== undefined){
const _errs27 = errors;
if(!(validate54(data12.budget, {instancePath:instancePath+"/inputs/budget",parentData:data12,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.oracles !== undefined){
const _errs28 = errors;
if(!(validate54(data12.oracles, {instancePath:instancePath+"/inputs/oracles",parentData:data12,parentDataProperty:"oracles",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12["known-bad"] !== undefined){
const _errs29 = errors;
if(!(validate54(data12["known-bad"], {instancePath:instancePath+"/inputs/known-bad",parentData:data12,parentDataProperty:"known-bad",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.characterization !== undefined){
const _errs30 = errors;
if(!(validate54(data12.characterization, {instancePath:instancePath+"/inputs/characterization",parentData:data12,parentDataProperty:"characterization",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.flakes !== undefined){
const _errs31 = errors;
if(!(validate54(data12.flakes, {instancePath:instancePath+"/inputs/flakes",parentData:data12,parentDataProperty:"flakes",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.untrusted !== undefined){
const _errs32 = errors;
if(!(validate54(data12.untrusted, {instancePath:instancePath+"/inputs/untrusted",parentData:data12,parentDataProperty:"untrusted",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.region !== undefined){
const _errs33 = errors;
if(!(validate54(data12.region, {instancePath:instancePath+"/inputs/region",parentData:data12,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data23 = data.findings;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data23)){
var valid5 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
const _errs36 = errors;
if(!(validate65(data23[i2], {instancePath:instancePath+"/findings/" + i2,parentData:data23,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classes !== undefined){
let data25 = data.classes;
const _errs37 = errors;
if(errors === _errs37){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if((((((data25.E === undefined) && (missing3 = "E")) || ((data25.P === undefined) && (missing3 = "P"))) || ((data25.F === undefined) && (missing3 = "F"))) || ((data25.N === undefined) && (missing3 = "N"))) || ((data25.U === undefined) && (missing3 = "U"))){
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key3 in data25){
if(!(((((key3 === "E") || (key3 === "P")) || (key3 === "F")) || (key3 === "N")) || (key3 === "U"))){
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data25.E !== undefined){
const _errs40 = errors;
if(!(validate387(data25.E, {instancePath:instancePath+"/classes/E",parentData:data25,parentDataProperty:"E",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.P !== undefined){
const _errs41 = errors;
if(!(validate387(data25.P, {instancePath:instancePath+"/classes/P",parentData:data25,parentDataProperty:"P",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.F !== undefined){
const _errs42 = errors;
if(!(validate387(data25.F, {instancePath:instancePath+"/classes/F",parentData:data25,parentDataProperty:"F",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.N !== undefined){
const _errs43 = errors;
if(!(validate387(data25.N, {instancePath:instancePath+"/classes/N",parentData:data25,parentDataProperty:"N",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.U !== undefined){
const _errs44 = errors;
if(!(validate387(data25.U, {instancePath:instancePath+"/classes/U",parentData:data25,parentDataProperty:"U",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data31 = data.tests;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data31)){
var valid7 = true;
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
const _errs47 = errors;
if(!(validate393(data31[i3], {instancePath:instancePath+"/tests/" + i3,parentData:data31,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
errors = vErrors.length;
}
var valid7 = _errs47 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.testCount !== undefined){
let data33 = data.testCount;
const _errs48 = errors;
if(!((typeof data33 == "number") && (isFinite(data33)))){
validate21.errors = [{instancePath:instancePath+"/testCount",schemaPath:"#/properties/testCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data34 = data.failures;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data34)){
var valid8 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
const _errs52 = errors;
if(!(validate405(data34[i4], {instancePath:instancePath+"/failures/" + i4,parentData:data34,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
var valid8 = _errs52 === errors;
if(!valid8){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seeds !== undefined){
const _errs53 = errors;
if(!(validate411(data.seeds, {instancePath:instancePath+"/seeds",parentData:data,parentDataProperty:"seeds",rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freezes !== undefined){
let data37 = data.freezes;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data37)){
var valid9 = true;
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
const _errs56 = errors;
if(!(validate413(data37[i5], {instancePath:instancePath+"/freezes/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
var valid9 = _errs56 === errors;
if(!valid9){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regions !== undefined){
let data39 = data.regions;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data39)){
var valid10 = true;
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
const _errs59 = errors;
if(!(validate416(data39[i6], {instancePath:instancePath+"/regions/" + i6,parentData:data39,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
var valid10 = _errs59 === errors;
if(!valid10){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget !== undefined){
let data41 = data.budget;
const _errs60 = errors;
const _errs61 = errors;
let valid11 = false;
const _errs62 = errors;
if(!(validate420(data41, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
errors = vErrors.length;
}
var _valid0 = _errs62 === errors;
valid11 = valid11 || _valid0;
if(!valid11){
const _errs63 = errors;
if(data41 !== null){
const err0 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs63 === errors;
valid11 = valid11 || _valid0;
}
if(!valid11){
const err1 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.knownBad !== undefined){
let data42 = data.knownBad;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data42)){
var valid12 = true;
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
const _errs67 = errors;
if(!(validate422(data42[i7], {instancePath:instancePath+"/knownBad/" + i7,parentData:data42,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
errors = vErrors.length;
}
var valid12 = _errs67 === errors;
if(!valid12){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/knownBad",schemaPath:"#/properties/knownBad/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mutation !== undefined){
let data44 = data.mutation;
const _errs68 = errors;
const _errs69 = errors;
let valid13 = false;
const _errs70 = errors;
if(!(validate426(data44, {instancePath:instancePath+"/mutation",parentData:data,parentDataProperty:"mutation",rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
var _valid1 = _errs70 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs71 = errors;
if(data44 !== null){
const err2 = {instancePath:instancePath+"/mutation",schemaPath:"#/properties/mutation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs71 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err3 = {instancePath:instancePath+"/mutation",schemaPath:"#/properties/mutation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs69;
if(vErrors !== null){
if(_errs69){
vErrors.length = _errs69;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data45 = data.environment;
const _errs73 = errors;
if(errors === _errs73){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing4;
if(((((data45.node === undefined) && (missing4 = "node")) || ((data45.vitest === undefined) && (missing4 = "vitest"))) || ((data45.platform === undefined) && (missing4 = "platform"))) || ((data45.arch === undefined) && (missing4 = "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs75 = errors;
for(const key4 in data45){
if(!((((key4 === "node") || (key4 === "vitest")) || (key4 === "platform")) || (key4 === "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs75 === errors){
if(data45.node !== undefined){
const _errs76 = errors;
if(typeof data45.node !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs76 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data45.vitest !== undefined){
const _errs78 = errors;
if(typeof data45.vitest !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/vitest",schemaPath:"#/properties/environment/properties/vitest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs78 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data45.platform !== undefined){
const _errs80 = errors;
if(typeof data45.platform !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs80 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data45.arch !== undefined){
const _errs82 = errors;
if(typeof data45.arch !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs82 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runner !== undefined){
let data50 = data.runner;
const _errs84 = errors;
if(errors === _errs84){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing5;
if(((data50.exitCode === undefined) && (missing5 = "exitCode")) || ((data50.signal === undefined) && (missing5 = "signal"))){
validate21.errors = [{instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs86 = errors;
for(const key5 in data50){
if(!((key5 === "exitCode") || (key5 === "signal"))){
validate21.errors = [{instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs86 === errors){
if(data50.exitCode !== undefined){
let data51 = data50.exitCode;
const _errs87 = errors;
if((!((typeof data51 == "number") && (isFinite(data51)))) && (data51 !== null)){
validate21.errors = [{instancePath:instancePath+"/runner/exitCode",schemaPath:"#/properties/runner/properties/exitCode/type",keyword:"type",params:{type: schema6.properties.runner.properties.exitCode.type},message:"must be number,null"}];
return false;
}
var valid15 = _errs87 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data50.signal !== undefined){
let data52 = data50.signal;
const _errs89 = errors;
if((typeof data52 !== "string") && (data52 !== null)){
validate21.errors = [{instancePath:instancePath+"/runner/signal",schemaPath:"#/properties/runner/properties/signal/type",keyword:"type",params:{type: schema6.properties.runner.properties.signal.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs89 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
const _errs91 = errors;
if(!(validate436(data.timing, {instancePath:instancePath+"/timing",parentData:data,parentDataProperty:"timing",rootData}))){
vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
errors = vErrors.length;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs92 = errors;
if(!(validate41(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

