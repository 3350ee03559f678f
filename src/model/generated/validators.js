// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isVerdict = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:verdict:1","title":"vitest-oracle verdict (.oracle/verdict.json)","description":"The typed verdict file, `schemaVersion` 1. Its JSON Schema is made from this type.","type":"object","properties":{"schemaVersion":{"type":"number","const":1},"tool":{"type":"object","properties":{"name":{"type":"string","const":"vitest-oracle"},"version":{"type":"string"}},"required":["name","version"],"additionalProperties":false},"scope":{"$ref":"#/definitions/VerdictScope"},"decision":{"$ref":"#/definitions/Decision"},"because":{"type":"array","items":{"$ref":"#/definitions/Reason"},"description":"Strongest first."},"subject":{"$ref":"#/definitions/Subject"},"policy":{"$ref":"#/definitions/PolicyReference"},"inputs":{"type":"object","properties":{"scope":{"$ref":"#/definitions/PhaseState"},"policy":{"$ref":"#/definitions/PhaseState"},"fixtures":{"$ref":"#/definitions/PhaseState"},"budget":{"$ref":"#/definitions/PhaseState"},"oracles":{"$ref":"#/definitions/PhaseState"},"known-bad":{"$ref":"#/definitions/PhaseState"},"characterization":{"$ref":"#/definitions/PhaseState"},"flakes":{"$ref":"#/definitions/PhaseState"},"untrusted":{"$ref":"#/definitions/PhaseState"},"region":{"$ref":"#/definitions/PhaseState"}},"required":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"additionalProperties":false},"findings":{"type":"array","items":{"$ref":"#/definitions/JudgedFinding"}},"classes":{"type":"object","properties":{"E":{"$ref":"#/definitions/ClassCount"},"P":{"$ref":"#/definitions/ClassCount"},"F":{"$ref":"#/definitions/ClassCount"},"N":{"$ref":"#/definitions/ClassCount"},"U":{"$ref":"#/definitions/ClassCount"}},"required":["E","P","F","N","U"],"additionalProperties":false},"tests":{"type":"array","items":{"$ref":"#/definitions/VerdictTest"},"description":"Trusted, failing and claim-refused tests; all with the reporter's `inventory`. Sorted by id."},"testCount":{"type":"number","description":"How many tests the run had in all."},"failures":{"type":"array","items":{"$ref":"#/definitions/VerdictFailure"}},"seeds":{"$ref":"#/definitions/VerdictSeeds"},"freezes":{"type":"array","items":{"$ref":"#/definitions/VerdictFreeze"}},"regions":{"type":"array","items":{"$ref":"#/definitions/VerdictRegion"},"description":"Per region (a `covers` entry): the trusted tests that claim it, and whether their file imported it. Sorted."},"environment":{"type":"object","properties":{"node":{"type":"string"},"vitest":{"type":"string"},"platform":{"type":"string"},"arch":{"type":"string"}},"required":["node","vitest","platform","arch"],"additionalProperties":false},"runner":{"type":"object","properties":{"exitCode":{"type":["number","null"]},"signal":{"type":["string","null"]}},"required":["exitCode","signal"],"additionalProperties":false},"timing":{"type":"object","properties":{"startedAt":{"$ref":"#/definitions/Instant"},"milliseconds":{"type":"number"}},"required":["startedAt","milliseconds"],"additionalProperties":false},"digest":{"$ref":"#/definitions/Sha256","description":"SHA-256 of the canonical form of all that does not depend on the machine or the hour; see `digestOf`."}},"required":["schemaVersion","tool","scope","decision","because","subject","policy","inputs","findings","classes","tests","testCount","failures","seeds","freezes","regions","environment","runner","timing","digest"],"additionalProperties":false,"definitions":{"ClaimedClass":{"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."},"ClassCount":{"type":"object","properties":{"passed":{"type":"number"},"failed":{"type":"number"},"notRun":{"type":"number","description":"Skipped or never run."}},"required":["passed","failed","notRun"],"additionalProperties":false},"Decision":{"type":"string","enum":["allow","review","block"]},"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$","patternErrorMessage":"12 hex digits in lower case, as the verdict prints them for a failure"},"FileMistake":{"type":"object","properties":{"at":{"$ref":"#/definitions/SourceLocation"},"wrong":{"type":"string","description":"One sentence without the place: what is wrong, with the offending text quoted."},"right":{"type":"string","description":"What would be right, or the command that mends it."},"frame":{"type":"string","description":"The lines around it with a marker, ready to print; '' when there is nothing to show."}},"required":["at","wrong","right","frame"],"additionalProperties":false,"description":"A mistake in a file that people own: where it stands, what is wrong, what would be right."},"Instant":{"type":"string","description":"An instant as `Date.prototype.toISOString` writes it.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"JudgedFinding":{"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"atMost":{"$ref":"#/definitions/Mitigation","description":"Absent for the plain case of the rule."},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"sealed-path-changed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"},"sealedBy":{"type":"string"}},"required":["path","change","sealedBy"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"path-not-writable"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"}},"required":["path","change"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-and-code-mixed"},"args":{"type":"object","properties":{"sealed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"sealedCount":{"type":"number"},"production":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"productionCount":{"type":"number"}},"required":["sealed","sealedCount","production","productionCount"],"additionalProperties":false,"description":"One finding a range: both lists are sorted, and may be cut; the counts are whole."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-config-changed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"what":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["path","what","before","after"],"additionalProperties":false,"description":"`what`: the field, setting or kind of file, such as `scripts.test` or `CI workflow`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"module-shadowed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"shadows":{"$ref":"#/definitions/ProjectPath"}},"required":["path","shadows"],"additionalProperties":false,"description":"`shadows`: the module or configuration that an import or the runner would have found before."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"suspicious-path"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["symlink","submodule","twin-by-case","twin-by-unicode","mode","option-like","control-character"]},"detail":{"type":"string","description":"The target of a link, the twin's path, or the modes; '' when the kind says all."}},"required":["path","kind","detail"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"hidden-text"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["bidirectional","zero-width","line-separator","nul"]},"character":{"type":"string"},"count":{"type":"number"}},"required":["path","kind","character","count"],"additionalProperties":false,"description":"`character`: such as `U+202E RIGHT-TO-LEFT OVERRIDE`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-production-change"},"args":{"type":"object","properties":{"tests":{"type":"number"}},"required":["tests"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"base-behind"},"args":{"type":"object","properties":{"tip":{"$ref":"#/definitions/ObjectId"},"mergeBase":{"$ref":"#/definitions/ObjectId"},"paths":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["tip","mergeBase","paths"],"additionalProperties":false,"description":"`paths`: the sealed paths that the target's tip changed after the patch left it; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["path","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"type":"object","properties":{"test":{"type":"string"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["test","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"first":{"$ref":"#/definitions/SourceLocation"}},"required":["test","first"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"now":{"$ref":"#/definitions/Instant"}},"required":["test","expires","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"days":{"type":"number"},"maxDays":{"type":"number"},"firstSeenInFuture":{"type":"boolean"}},"required":["test","days","maxDays","firstSeenInFuture"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"granted":{"$ref":"#/definitions/OracleClass"}},"required":["test","granted"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"}},"required":["test"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"}},"required":["test","corpus"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"recorded":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["test","corpus","recorded","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"didYouMean":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]}},"required":["test","didYouMean"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"}},"required":["points","cap"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"locked":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["file","locked","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"}},"required":["file","schema","pointer","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["file","invariants","name","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-changed-without-intent"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"entries":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["path","entries"],"additionalProperties":false,"description":"`entries`: the locked paths that came, went or changed their hash; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"schema-loosened"},"args":{"type":"object","properties":{"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"keyword":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["schema","pointer","keyword","before","after"],"additionalProperties":false,"description":"`before` and `after`: the keyword with its value as JSON text; null where the keyword is absent."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-deleted"},"args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-removed"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-weakened"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"why":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","why"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expected-value-changed"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-skipped"},"args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"inLedger":{"type":"boolean"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","inLedger","test"],"description":"`how`: the modifier or call as written, such as `test.skip` or `ctx.skip()`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-focused"},"args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-emptied"},"args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-swallowed"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","by","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-unreachable"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"because":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","because","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-not-awaited"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-tautology"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"subject-mocked"},"args":{"type":"object","additionalProperties":false,"properties":{"subject":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["by","file","subject","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"retry-raised"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"timeout-raised"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":["number","null"]},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"Milliseconds; null for Vitest's default."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"table-shrunk"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-narrowed"},"args":{"type":"object","additionalProperties":false,"properties":{"what":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","what"],"description":"`what`: `runs`, `generator`, `precondition`, `seed` …"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"snapshot-rewritten"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"`test` names the key of a stored snapshot where no test can be named."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-unparseable"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"side":{"type":"string","enum":["base","head"]},"message":{"type":"string"}},"required":["file","side","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-negative"},"args":{"type":"object","properties":{"credits":{"type":"number"},"debits":{"type":"number"},"score":{"type":"number"}},"required":["credits","debits","score"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-undefined"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-overdrawn"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"},"because":{"type":"string"}},"required":["points","cap","because"],"additionalProperties":false,"description":"Points of the ledger and debits without an end, against the cap."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-test-aware"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"knows":{"type":"string"},"evidence":{"type":"string"}},"required":["file","knows","evidence"],"additionalProperties":false,"description":"`evidence`: the source text that shows it, or the call whose result differed outside the runner."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-imports-tests"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"imported":{"type":"string"}},"required":["file","imported"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-values-in-production"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"values":{"type":"array","items":{"type":"string"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","values","tests"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["owner","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"message":{"type":"string"}},"required":["test","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"mode":{"type":"string"},"because":{"type":"string"}},"required":["test","mode","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"retries":{"type":"number"}},"required":["test","retries"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"claimed":{"$ref":"#/definitions/OracleClass"},"because":{"type":"string"}},"required":["test","claimed","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"broken":{"type":"array","items":{"type":"string"}}},"required":["file","broken"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"type":"object","properties":{"file":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}]},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["file","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-survived"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"expected":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]},"failed":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["patch","expected","failed"],"additionalProperties":false,"description":"`expected`: the test that its header names as the one that catches it; null without one. `failed`: those that failed all the same."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-missing"},"args":{"type":"object","properties":{"folder":{"$ref":"#/definitions/ProjectPath"}},"required":["folder"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-stale"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"message":{"type":"string"}},"required":["patch","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-error"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["error","timeout"]},"message":{"type":"string"}},"required":["patch","outcome","message"],"additionalProperties":false,"description":"Something failed, but no assertion of a trusted test: no proof."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"behavior-drift"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"},"changed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["test","signature","message","changed"],"additionalProperties":false,"description":"`changed`: the changed production files that the failing test imported; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","signature","known"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-budget-exceeded"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"failures":{"type":"number"},"runs":{"type":"number"},"maxFailRate":{"type":"number"}},"required":["test","failures","runs","maxFailRate"],"additionalProperties":false,"description":"Runs, and failures among them, of the window."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"windowRuns":{"type":"number"}},"required":["test","windowRuns"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-replay-differs"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"met":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","corpus","met","known"],"additionalProperties":false,"description":"The captured input was replayed and did not fail with a signature of the freeze; `met` is null when it passed."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-frozen"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"type":"string"},"expires":{"type":"string"}},"required":["test","signature","owner","expires"],"additionalProperties":false,"description":"A failure that a valid freeze covers: a note, so that nobody overlooks it."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-uncovered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"claimedBy":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","claimedBy"],"additionalProperties":false,"description":"`claimedBy`: the trusted tests that claim the file, of which none imported it and passed; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"type":"object","properties":{"phase":{"$ref":"#/definitions/Phase"},"because":{"type":"string"}},"required":["phase","because"],"additionalProperties":false}},"required":["rule"]}]},"Mitigation":{"type":"object","properties":{"severity":{"type":"string","enum":["note","review"]},"within":{"type":"string","enum":["recommended","every-preset"]},"because":{"type":"string","description":"One sentence."}},"required":["severity","within","because"],"additionalProperties":false,"description":"Why this one case of a rule is milder than its preset says: hidden characters in prose, a mode change of an ordinary file, drift inside the intent. `every-preset`: everywhere; `recommended`: there only, the four protocols stay as they are."},"ObjectId":{"type":"string","description":"A full git object id.","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"OracleClass":{"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."},"PathChange":{"type":"string","enum":["added","modified","deleted","renamed","mode-changed"]},"Phase":{"type":"string","enum":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"description":"The phases of a judgement, in the order in which they run."},"PhaseState":{"type":"object","properties":{"state":{"type":"string","enum":["answered","not-applicable","unavailable","not-evaluated"]},"because":{"type":"string","description":"'' for an answered phase."}},"required":["state","because"],"additionalProperties":false},"PolicyReference":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"ref":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}],"description":"The commit that it was read at; null for the work tree."},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}],"description":"null when there is none that can be read."},"preset":{"$ref":"#/definitions/PresetName"}},"required":["path","ref","sha256","preset"],"additionalProperties":false},"PresetName":{"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]},"ProjectPath":{"type":"string","description":"A path from the project's root, with `/` between its parts on every platform, without a leading `./`."},"PropertyRun":{"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."},"Reason":{"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["sealed-path-changed","path-not-writable","oracle-and-code-mixed","runner-config-changed","module-shadowed","suspicious-path","hidden-text","no-production-change","base-behind","policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","lock-changed-without-intent","schema-loosened","test-deleted","assertion-removed","assertion-weakened","expected-value-changed","test-skipped","test-focused","test-emptied","assertion-swallowed","assertion-unreachable","assertion-not-awaited","assertion-tautology","subject-mocked","retry-raised","timeout-raised","table-shrunk","property-narrowed","snapshot-rewritten","test-unparseable","budget-negative","budget-undefined","budget-overdrawn","production-test-aware","production-imports-tests","test-values-in-production","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","sealed-file-written","runner-exited-early","unhandled-error","known-bad-survived","known-bad-missing","known-bad-stale","known-bad-error","behavior-drift","flake-without-freeze","flake-signature-unknown","flake-budget-exceeded","flake-window-empty","flake-replay-differs","flake-frozen","untrusted-failed","change-uncovered","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."},"Severity":{"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."},"Sha256":{"type":"string","description":"Hex digits of a SHA-256, lower case.","pattern":"^[0-9a-f]{64}$","patternErrorMessage":"64 hex digits in lower case, as sha256sum prints them"},"SignatureParts":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"operator":{"type":"string"},"frames":{"type":"array","items":{"type":"string"},"description":"`function@file`, from the test down to the throw."}},"required":["name","message","operator","frames"],"additionalProperties":false,"description":"What went into a failure signature; `explain <signature>` prints it."},"SourceLocation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"}},"required":["file"],"additionalProperties":false,"description":"A place in a file: lines and columns count from 1, columns in UTF-16 code units."},"Subject":{"type":"object","properties":{"head":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"base":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"mergeBase":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"dirty":{"type":["boolean","null"],"description":"null when there is no repository."}},"required":["head","tree","base","mergeBase","dirty"],"additionalProperties":false},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestState":{"type":"string","enum":["passed","failed","skipped","pending"]},"VerdictFailure":{"type":"object","properties":{"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"$ref":"#/definitions/TestId","description":"The test, or the suite or file whose hook or collection failed."},"message":{"type":"string"},"parts":{"$ref":"#/definitions/SignatureParts"}},"required":["signature","owner","message","parts"],"additionalProperties":false},"VerdictFreeze":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false},"VerdictRegion":{"type":"object","properties":{"covers":{"type":"string"},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that the pattern stands for and that those tests imported."},"known":{"type":"boolean","description":"False where some of those tests could not say what they imported."}},"required":["covers","tests","imported","known"],"additionalProperties":false},"VerdictScope":{"type":"string","enum":["run","merge"],"description":"What one run can show, or what a patch as a whole shows."},"VerdictSeeds":{"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false},"VerdictTest":{"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false}}};
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

const schema9 = {"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["sealed-path-changed","path-not-writable","oracle-and-code-mixed","runner-config-changed","module-shadowed","suspicious-path","hidden-text","no-production-change","base-behind","policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","lock-changed-without-intent","schema-loosened","test-deleted","assertion-removed","assertion-weakened","expected-value-changed","test-skipped","test-focused","test-emptied","assertion-swallowed","assertion-unreachable","assertion-not-awaited","assertion-tautology","subject-mocked","retry-raised","timeout-raised","table-shrunk","property-narrowed","snapshot-rewritten","test-unparseable","budget-negative","budget-undefined","budget-overdrawn","production-test-aware","production-imports-tests","test-values-in-production","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","sealed-file-written","runner-exited-early","unhandled-error","known-bad-survived","known-bad-missing","known-bad-stale","known-bad-error","behavior-drift","flake-without-freeze","flake-signature-unknown","flake-budget-exceeded","flake-window-empty","flake-replay-differs","flake-frozen","untrusted-failed","change-uncovered","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."};
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
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "sealed-path-changed") || (data1 === "path-not-writable")) || (data1 === "oracle-and-code-mixed")) || (data1 === "runner-config-changed")) || (data1 === "module-shadowed")) || (data1 === "suspicious-path")) || (data1 === "hidden-text")) || (data1 === "no-production-change")) || (data1 === "base-behind")) || (data1 === "policy-missing")) || (data1 === "policy-invalid")) || (data1 === "lease-field-missing")) || (data1 === "lease-duplicate")) || (data1 === "lease-expired")) || (data1 === "lease-too-long")) || (data1 === "lease-on-oracle")) || (data1 === "lease-not-classified")) || (data1 === "lease-without-corpus")) || (data1 === "lease-corpus-mismatch")) || (data1 === "lease-unknown-test")) || (data1 === "freeze-cap-exceeded")) || (data1 === "lock-missing")) || (data1 === "fixture-changed")) || (data1 === "fixture-missing")) || (data1 === "fixture-unlocked")) || (data1 === "fixture-schema-violated")) || (data1 === "fixture-invariant-broken")) || (data1 === "lock-changed-without-intent")) || (data1 === "schema-loosened")) || (data1 === "test-deleted")) || (data1 === "assertion-removed")) || (data1 === "assertion-weakened")) || (data1 === "expected-value-changed")) || (data1 === "test-skipped")) || (data1 === "test-focused")) || (data1 === "test-emptied")) || (data1 === "assertion-swallowed")) || (data1 === "assertion-unreachable")) || (data1 === "assertion-not-awaited")) || (data1 === "assertion-tautology")) || (data1 === "subject-mocked")) || (data1 === "retry-raised")) || (data1 === "timeout-raised")) || (data1 === "table-shrunk")) || (data1 === "property-narrowed")) || (data1 === "snapshot-rewritten")) || (data1 === "test-unparseable")) || (data1 === "budget-negative")) || (data1 === "budget-undefined")) || (data1 === "budget-overdrawn")) || (data1 === "production-test-aware")) || (data1 === "production-imports-tests")) || (data1 === "test-values-in-production")) || (data1 === "oracle-failed")) || (data1 === "oracle-error")) || (data1 === "oracle-timeout")) || (data1 === "oracle-missing")) || (data1 === "oracle-skipped")) || (data1 === "oracle-flaky")) || (data1 === "oracle-without-evidence")) || (data1 === "no-oracle-tests")) || (data1 === "no-property-tests")) || (data1 === "class-claim-refused")) || (data1 === "invariant-missing")) || (data1 === "seeds-missing")) || (data1 === "property-empty")) || (data1 === "expect-tampered")) || (data1 === "sealed-file-written")) || (data1 === "runner-exited-early")) || (data1 === "unhandled-error")) || (data1 === "known-bad-survived")) || (data1 === "known-bad-missing")) || (data1 === "known-bad-stale")) || (data1 === "known-bad-error")) || (data1 === "behavior-drift")) || (data1 === "flake-without-freeze")) || (data1 === "flake-signature-unknown")) || (data1 === "flake-budget-exceeded")) || (data1 === "flake-window-empty")) || (data1 === "flake-replay-differs")) || (data1 === "flake-frozen")) || (data1 === "untrusted-failed")) || (data1 === "change-uncovered")) || (data1 === "evidence-missing")) || (data1 === null))){
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

const schema17 = {"type":"object","properties":{"state":{"type":"string","enum":["answered","not-applicable","unavailable","not-evaluated"]},"because":{"type":"string","description":"'' for an answered phase."}},"required":["state","because"],"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.because === undefined) && (missing0 = "because"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "state") || (key0 === "because"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "answered") || (data0 === "not-applicable")) || (data0 === "unavailable")) || (data0 === "not-evaluated"))){
validate46.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema17.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate46.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema18 = {"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"atMost":{"$ref":"#/definitions/Mitigation","description":"Absent for the plain case of the rule."},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"sealed-path-changed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"},"sealedBy":{"type":"string"}},"required":["path","change","sealedBy"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"path-not-writable"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"change":{"$ref":"#/definitions/PathChange"}},"required":["path","change"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-and-code-mixed"},"args":{"type":"object","properties":{"sealed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"sealedCount":{"type":"number"},"production":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}},"productionCount":{"type":"number"}},"required":["sealed","sealedCount","production","productionCount"],"additionalProperties":false,"description":"One finding a range: both lists are sorted, and may be cut; the counts are whole."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-config-changed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"what":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["path","what","before","after"],"additionalProperties":false,"description":"`what`: the field, setting or kind of file, such as `scripts.test` or `CI workflow`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"module-shadowed"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"shadows":{"$ref":"#/definitions/ProjectPath"}},"required":["path","shadows"],"additionalProperties":false,"description":"`shadows`: the module or configuration that an import or the runner would have found before."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"suspicious-path"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["symlink","submodule","twin-by-case","twin-by-unicode","mode","option-like","control-character"]},"detail":{"type":"string","description":"The target of a link, the twin's path, or the modes; '' when the kind says all."}},"required":["path","kind","detail"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"hidden-text"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["bidirectional","zero-width","line-separator","nul"]},"character":{"type":"string"},"count":{"type":"number"}},"required":["path","kind","character","count"],"additionalProperties":false,"description":"`character`: such as `U+202E RIGHT-TO-LEFT OVERRIDE`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-production-change"},"args":{"type":"object","properties":{"tests":{"type":"number"}},"required":["tests"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"base-behind"},"args":{"type":"object","properties":{"tip":{"$ref":"#/definitions/ObjectId"},"mergeBase":{"$ref":"#/definitions/ObjectId"},"paths":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["tip","mergeBase","paths"],"additionalProperties":false,"description":"`paths`: the sealed paths that the target's tip changed after the patch left it; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["path","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"type":"object","properties":{"test":{"type":"string"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["test","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"first":{"$ref":"#/definitions/SourceLocation"}},"required":["test","first"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"now":{"$ref":"#/definitions/Instant"}},"required":["test","expires","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"days":{"type":"number"},"maxDays":{"type":"number"},"firstSeenInFuture":{"type":"boolean"}},"required":["test","days","maxDays","firstSeenInFuture"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"granted":{"$ref":"#/definitions/OracleClass"}},"required":["test","granted"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"}},"required":["test"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"}},"required":["test","corpus"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"recorded":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["test","corpus","recorded","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"didYouMean":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]}},"required":["test","didYouMean"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"}},"required":["points","cap"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"locked":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["file","locked","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"}},"required":["file","schema","pointer","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["file","invariants","name","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-changed-without-intent"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"entries":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["path","entries"],"additionalProperties":false,"description":"`entries`: the locked paths that came, went or changed their hash; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"schema-loosened"},"args":{"type":"object","properties":{"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"keyword":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}},"required":["schema","pointer","keyword","before","after"],"additionalProperties":false,"description":"`before` and `after`: the keyword with its value as JSON text; null where the keyword is absent."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-deleted"},"args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-removed"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-weakened"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"why":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","why"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expected-value-changed"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-skipped"},"args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"inLedger":{"type":"boolean"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","inLedger","test"],"description":"`how`: the modifier or call as written, such as `test.skip` or `ctx.skip()`."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-focused"},"args":{"type":"object","additionalProperties":false,"properties":{"how":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file","how","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-emptied"},"args":{"type":"object","additionalProperties":false,"properties":{"assertions":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertions","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-swallowed"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","by","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-unreachable"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"because":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","because","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-not-awaited"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"assertion-tautology"},"args":{"type":"object","additionalProperties":false,"properties":{"assertion":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["assertion","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"subject-mocked"},"args":{"type":"object","additionalProperties":false,"properties":{"subject":{"type":"string"},"by":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["by","file","subject","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"retry-raised"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"timeout-raised"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":["number","null"]},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"Milliseconds; null for Vitest's default."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"table-shrunk"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"number"},"after":{"type":"number"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"]}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-narrowed"},"args":{"type":"object","additionalProperties":false,"properties":{"what":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test","what"],"description":"`what`: `runs`, `generator`, `precondition`, `seed` …"}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"snapshot-rewritten"},"args":{"type":"object","additionalProperties":false,"properties":{"before":{"type":"string"},"after":{"type":"string"},"test":{"$ref":"#/definitions/TestId"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["after","before","file","test"],"description":"`test` names the key of a stored snapshot where no test can be named."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-unparseable"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"side":{"type":"string","enum":["base","head"]},"message":{"type":"string"}},"required":["file","side","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-negative"},"args":{"type":"object","properties":{"credits":{"type":"number"},"debits":{"type":"number"},"score":{"type":"number"}},"required":["credits","debits","score"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-undefined"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"budget-overdrawn"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"},"because":{"type":"string"}},"required":["points","cap","because"],"additionalProperties":false,"description":"Points of the ledger and debits without an end, against the cap."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-test-aware"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"knows":{"type":"string"},"evidence":{"type":"string"}},"required":["file","knows","evidence"],"additionalProperties":false,"description":"`evidence`: the source text that shows it, or the call whose result differed outside the runner."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"production-imports-tests"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"imported":{"type":"string"}},"required":["file","imported"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"test-values-in-production"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"values":{"type":"array","items":{"type":"string"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","values","tests"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["owner","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"message":{"type":"string"}},"required":["test","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"mode":{"type":"string"},"because":{"type":"string"}},"required":["test","mode","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"retries":{"type":"number"}},"required":["test","retries"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"claimed":{"$ref":"#/definitions/OracleClass"},"because":{"type":"string"}},"required":["test","claimed","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"broken":{"type":"array","items":{"type":"string"}}},"required":["file","broken"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"type":"object","properties":{"file":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}]},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["file","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-survived"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"expected":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]},"failed":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["patch","expected","failed"],"additionalProperties":false,"description":"`expected`: the test that its header names as the one that catches it; null without one. `failed`: those that failed all the same."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-missing"},"args":{"type":"object","properties":{"folder":{"$ref":"#/definitions/ProjectPath"}},"required":["folder"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-stale"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"message":{"type":"string"}},"required":["patch","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"known-bad-error"},"args":{"type":"object","properties":{"patch":{"$ref":"#/definitions/ProjectPath"},"outcome":{"type":"string","enum":["error","timeout"]},"message":{"type":"string"}},"required":["patch","outcome","message"],"additionalProperties":false,"description":"Something failed, but no assertion of a trusted test: no proof."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"behavior-drift"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"},"changed":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["test","signature","message","changed"],"additionalProperties":false,"description":"`changed`: the changed production files that the failing test imported; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","signature","known"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-budget-exceeded"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"failures":{"type":"number"},"runs":{"type":"number"},"maxFailRate":{"type":"number"}},"required":["test","failures","runs","maxFailRate"],"additionalProperties":false,"description":"Runs, and failures among them, of the window."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"windowRuns":{"type":"number"}},"required":["test","windowRuns"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-replay-differs"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"met":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","corpus","met","known"],"additionalProperties":false,"description":"The captured input was replayed and did not fail with a signature of the freeze; `met` is null when it passed."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-frozen"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"type":"string"},"expires":{"type":"string"}},"required":["test","signature","owner","expires"],"additionalProperties":false,"description":"A failure that a valid freeze covers: a note, so that nobody overlooks it."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"anyOf":[{"$ref":"#/definitions/FailureSignature"},{"type":"null"}]},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"change-uncovered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"claimedBy":{"type":"array","items":{"$ref":"#/definitions/TestId"}}},"required":["file","claimedBy"],"additionalProperties":false,"description":"`claimedBy`: the trusted tests that claim the file, of which none imported it and passed; sorted."}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"type":"object","properties":{"phase":{"$ref":"#/definitions/Phase"},"because":{"type":"string"}},"required":["phase","because"],"additionalProperties":false}},"required":["rule"]}]};
const schema19 = {"type":"string","enum":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"description":"The phases of a judgement, in the order in which they run."};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data === "scope") || (data === "policy")) || (data === "fixtures")) || (data === "budget")) || (data === "oracles")) || (data === "known-bad")) || (data === "characterization")) || (data === "flakes")) || (data === "untrusted")) || (data === "region"))){
validate58.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate58.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate61.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate61.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const schema21 = {"type":"object","properties":{"severity":{"type":"string","enum":["note","review"]},"within":{"type":"string","enum":["recommended","every-preset"]},"because":{"type":"string","description":"One sentence."}},"required":["severity","within","because"],"additionalProperties":false,"description":"Why this one case of a rule is milder than its preset says: hidden characters in prose, a mode change of an ordinary file, drift inside the intent. `every-preset`: everywhere; `recommended`: there only, the four protocols stay as they are."};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.severity === undefined) && (missing0 = "severity")) || ((data.within === undefined) && (missing0 = "within"))) || ((data.because === undefined) && (missing0 = "because"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "severity") || (key0 === "within")) || (key0 === "because"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.severity !== undefined){
let data0 = data.severity;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate64.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "note") || (data0 === "review"))){
validate64.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema21.properties.severity.enum},message:"must be equal to one of the allowed values"}];
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
validate64.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "recommended") || (data1 === "every-preset"))){
validate64.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/enum",keyword:"enum",params:{allowedValues: schema21.properties.within.enum},message:"must be equal to one of the allowed values"}];
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
validate64.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["added","modified","deleted","renamed","mode-changed"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "added") || (data === "modified")) || (data === "deleted")) || (data === "renamed")) || (data === "mode-changed"))){
validate67.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.at === undefined) && (missing0 = "at")) || ((data.wrong === undefined) && (missing0 = "wrong"))) || ((data.right === undefined) && (missing0 = "right"))) || ((data.frame === undefined) && (missing0 = "frame"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "wrong")) || (key0 === "right")) || (key0 === "frame"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
const _errs2 = errors;
if(!(validate61(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
validate83.errors = [{instancePath:instancePath+"/wrong",schemaPath:"#/properties/wrong/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate83.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate83.errors = [{instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate91.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "E") || (data === "P")) || (data === "F")) || (data === "N")) || (data === "U"))){
validate95.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate159.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.approvedBy === undefined) && (missing0 = "approvedBy")) || ((data.args === undefined) && (missing0 = "args"))) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.severity === undefined) && (missing0 = "severity"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((((key0 === "rule") || (key0 === "phase")) || (key0 === "severity")) || (key0 === "approvedBy")) || (key0 === "at")) || (key0 === "atMost")) || (key0 === "args"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.rule !== undefined){
const _errs3 = errors;
if(typeof data.rule !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate58(data.phase, {instancePath:instancePath+"/phase",parentData:data,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
validate57.errors = [{instancePath:instancePath+"/approvedBy",schemaPath:"#/properties/approvedBy/type",keyword:"type",params:{type: schema18.properties.approvedBy.type},message:"must be string,null"}];
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
if(!(validate61(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
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
if(!(validate64(data.atMost, {instancePath:instancePath+"/atMost",parentData:data,parentDataProperty:"atMost",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
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
validate57.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data6 = data.rule;
const _errs12 = errors;
if(typeof data6 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sealed-path-changed" !== data6){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/const",keyword:"const",params:{allowedValue: "sealed-path-changed"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.args !== undefined){
let data7 = data.args;
const _errs14 = errors;
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.path === undefined) && (missing2 = "path")) || ((data7.change === undefined) && (missing2 = "change"))) || ((data7.sealedBy === undefined) && (missing2 = "sealedBy"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data7){
if(!(((key1 === "path") || (key1 === "change")) || (key1 === "sealedBy"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data7.path !== undefined){
const _errs17 = errors;
if(!(validate38(data7.path, {instancePath:instancePath+"/args/path",parentData:data7,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.change !== undefined){
const _errs18 = errors;
if(!(validate67(data7.change, {instancePath:instancePath+"/args/change",parentData:data7,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.sealedBy !== undefined){
const _errs19 = errors;
if(typeof data7.sealedBy !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/sealedBy",schemaPath:"#/oneOf/0/properties/args/properties/sealedBy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
let missing3;
if((data.rule === undefined) && (missing3 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data11 = data.rule;
const _errs22 = errors;
if(typeof data11 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("path-not-writable" !== data11){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/const",keyword:"const",params:{allowedValue: "path-not-writable"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.args !== undefined){
let data12 = data.args;
const _errs24 = errors;
if(errors === _errs24){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((data12.path === undefined) && (missing4 = "path")) || ((data12.change === undefined) && (missing4 = "change"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data12){
if(!((key2 === "path") || (key2 === "change"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data12.path !== undefined){
const _errs27 = errors;
if(!(validate38(data12.path, {instancePath:instancePath+"/args/path",parentData:data12,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.change !== undefined){
const _errs28 = errors;
if(!(validate67(data12.change, {instancePath:instancePath+"/args/change",parentData:data12,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else if(tag0 === "oracle-and-code-mixed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.rule === undefined) && (missing5 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data15 = data.rule;
const _errs30 = errors;
if(typeof data15 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-and-code-mixed" !== data15){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-and-code-mixed"},message:"must be equal to constant"}];
return false;
}
var valid9 = _errs30 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.args !== undefined){
let data16 = data.args;
const _errs32 = errors;
if(errors === _errs32){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing6;
if(((((data16.sealed === undefined) && (missing6 = "sealed")) || ((data16.sealedCount === undefined) && (missing6 = "sealedCount"))) || ((data16.production === undefined) && (missing6 = "production"))) || ((data16.productionCount === undefined) && (missing6 = "productionCount"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/2/properties/args/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs34 = errors;
for(const key3 in data16){
if(!((((key3 === "sealed") || (key3 === "sealedCount")) || (key3 === "production")) || (key3 === "productionCount"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/2/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs34 === errors){
if(data16.sealed !== undefined){
let data17 = data16.sealed;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data17)){
var valid11 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs37 = errors;
if(!(validate38(data17[i0], {instancePath:instancePath+"/args/sealed/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid11 = _errs37 === errors;
if(!valid11){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/sealed",schemaPath:"#/oneOf/2/properties/args/properties/sealed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs35 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.sealedCount !== undefined){
let data19 = data16.sealedCount;
const _errs38 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate57.errors = [{instancePath:instancePath+"/args/sealedCount",schemaPath:"#/oneOf/2/properties/args/properties/sealedCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.production !== undefined){
let data20 = data16.production;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data20)){
var valid12 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(!(validate38(data20[i1], {instancePath:instancePath+"/args/production/" + i1,parentData:data20,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid12 = _errs42 === errors;
if(!valid12){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/production",schemaPath:"#/oneOf/2/properties/args/properties/production/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs40 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.productionCount !== undefined){
let data22 = data16.productionCount;
const _errs43 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate57.errors = [{instancePath:instancePath+"/args/productionCount",schemaPath:"#/oneOf/2/properties/args/properties/productionCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid10 = _errs43 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/2/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs32 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else if(tag0 === "runner-config-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.rule === undefined) && (missing7 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data23 = data.rule;
const _errs46 = errors;
if(typeof data23 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-config-changed" !== data23){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/const",keyword:"const",params:{allowedValue: "runner-config-changed"},message:"must be equal to constant"}];
return false;
}
var valid14 = _errs46 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.args !== undefined){
let data24 = data.args;
const _errs48 = errors;
if(errors === _errs48){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing8;
if(((((data24.path === undefined) && (missing8 = "path")) || ((data24.what === undefined) && (missing8 = "what"))) || ((data24.before === undefined) && (missing8 = "before"))) || ((data24.after === undefined) && (missing8 = "after"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/3/properties/args/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs50 = errors;
for(const key4 in data24){
if(!((((key4 === "path") || (key4 === "what")) || (key4 === "before")) || (key4 === "after"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/3/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs50 === errors){
if(data24.path !== undefined){
const _errs51 = errors;
if(!(validate38(data24.path, {instancePath:instancePath+"/args/path",parentData:data24,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid15 = _errs51 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.what !== undefined){
const _errs52 = errors;
if(typeof data24.what !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/what",schemaPath:"#/oneOf/3/properties/args/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs52 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.before !== undefined){
let data27 = data24.before;
const _errs54 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/3/properties/args/properties/before/type",keyword:"type",params:{type: schema18.oneOf[3].properties.args.properties.before.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs54 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.after !== undefined){
let data28 = data24.after;
const _errs56 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/3/properties/args/properties/after/type",keyword:"type",params:{type: schema18.oneOf[3].properties.args.properties.after.type},message:"must be string,null"}];
return false;
}
var valid15 = _errs56 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/3/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs48 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else if(tag0 === "module-shadowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.rule === undefined) && (missing9 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data29 = data.rule;
const _errs59 = errors;
if(typeof data29 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("module-shadowed" !== data29){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/const",keyword:"const",params:{allowedValue: "module-shadowed"},message:"must be equal to constant"}];
return false;
}
var valid17 = _errs59 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data.args !== undefined){
let data30 = data.args;
const _errs61 = errors;
if(errors === _errs61){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing10;
if(((data30.path === undefined) && (missing10 = "path")) || ((data30.shadows === undefined) && (missing10 = "shadows"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/4/properties/args/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs63 = errors;
for(const key5 in data30){
if(!((key5 === "path") || (key5 === "shadows"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/4/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs63 === errors){
if(data30.path !== undefined){
const _errs64 = errors;
if(!(validate38(data30.path, {instancePath:instancePath+"/args/path",parentData:data30,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid18 = _errs64 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data30.shadows !== undefined){
const _errs65 = errors;
if(!(validate38(data30.shadows, {instancePath:instancePath+"/args/shadows",parentData:data30,parentDataProperty:"shadows",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid18 = _errs65 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/4/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs61 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else if(tag0 === "suspicious-path"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.rule === undefined) && (missing11 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data33 = data.rule;
const _errs67 = errors;
if(typeof data33 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("suspicious-path" !== data33){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/const",keyword:"const",params:{allowedValue: "suspicious-path"},message:"must be equal to constant"}];
return false;
}
var valid20 = _errs67 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data.args !== undefined){
let data34 = data.args;
const _errs69 = errors;
if(errors === _errs69){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing12;
if((((data34.path === undefined) && (missing12 = "path")) || ((data34.kind === undefined) && (missing12 = "kind"))) || ((data34.detail === undefined) && (missing12 = "detail"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/5/properties/args/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs71 = errors;
for(const key6 in data34){
if(!(((key6 === "path") || (key6 === "kind")) || (key6 === "detail"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/5/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs71 === errors){
if(data34.path !== undefined){
const _errs72 = errors;
if(!(validate38(data34.path, {instancePath:instancePath+"/args/path",parentData:data34,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid21 = _errs72 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data34.kind !== undefined){
let data36 = data34.kind;
const _errs73 = errors;
if(typeof data36 !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/kind",schemaPath:"#/oneOf/5/properties/args/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data36 === "symlink") || (data36 === "submodule")) || (data36 === "twin-by-case")) || (data36 === "twin-by-unicode")) || (data36 === "mode")) || (data36 === "option-like")) || (data36 === "control-character"))){
validate57.errors = [{instancePath:instancePath+"/args/kind",schemaPath:"#/oneOf/5/properties/args/properties/kind/enum",keyword:"enum",params:{allowedValues: schema18.oneOf[5].properties.args.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs73 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data34.detail !== undefined){
const _errs75 = errors;
if(typeof data34.detail !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/detail",schemaPath:"#/oneOf/5/properties/args/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs75 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/5/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs69 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
else if(tag0 === "hidden-text"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.rule === undefined) && (missing13 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data38 = data.rule;
const _errs78 = errors;
if(typeof data38 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("hidden-text" !== data38){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/const",keyword:"const",params:{allowedValue: "hidden-text"},message:"must be equal to constant"}];
return false;
}
var valid23 = _errs78 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data.args !== undefined){
let data39 = data.args;
const _errs80 = errors;
if(errors === _errs80){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing14;
if(((((data39.path === undefined) && (missing14 = "path")) || ((data39.kind === undefined) && (missing14 = "kind"))) || ((data39.character === undefined) && (missing14 = "character"))) || ((data39.count === undefined) && (missing14 = "count"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/6/properties/args/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs82 = errors;
for(const key7 in data39){
if(!((((key7 === "path") || (key7 === "kind")) || (key7 === "character")) || (key7 === "count"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/6/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs82 === errors){
if(data39.path !== undefined){
const _errs83 = errors;
if(!(validate38(data39.path, {instancePath:instancePath+"/args/path",parentData:data39,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid24 = _errs83 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data39.kind !== undefined){
let data41 = data39.kind;
const _errs84 = errors;
if(typeof data41 !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/kind",schemaPath:"#/oneOf/6/properties/args/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data41 === "bidirectional") || (data41 === "zero-width")) || (data41 === "line-separator")) || (data41 === "nul"))){
validate57.errors = [{instancePath:instancePath+"/args/kind",schemaPath:"#/oneOf/6/properties/args/properties/kind/enum",keyword:"enum",params:{allowedValues: schema18.oneOf[6].properties.args.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid24 = _errs84 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data39.character !== undefined){
const _errs86 = errors;
if(typeof data39.character !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/character",schemaPath:"#/oneOf/6/properties/args/properties/character/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs86 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data39.count !== undefined){
let data43 = data39.count;
const _errs88 = errors;
if(!((typeof data43 == "number") && (isFinite(data43)))){
validate57.errors = [{instancePath:instancePath+"/args/count",schemaPath:"#/oneOf/6/properties/args/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid24 = _errs88 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/6/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs80 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else if(tag0 === "no-production-change"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.rule === undefined) && (missing15 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data44 = data.rule;
const _errs91 = errors;
if(typeof data44 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-production-change" !== data44){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/const",keyword:"const",params:{allowedValue: "no-production-change"},message:"must be equal to constant"}];
return false;
}
var valid26 = _errs91 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data.args !== undefined){
let data45 = data.args;
const _errs93 = errors;
if(errors === _errs93){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing16;
if((data45.tests === undefined) && (missing16 = "tests")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/7/properties/args/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs95 = errors;
for(const key8 in data45){
if(!(key8 === "tests")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/7/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs95 === errors){
if(data45.tests !== undefined){
let data46 = data45.tests;
if(!((typeof data46 == "number") && (isFinite(data46)))){
validate57.errors = [{instancePath:instancePath+"/args/tests",schemaPath:"#/oneOf/7/properties/args/properties/tests/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/7/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs93 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
else if(tag0 === "base-behind"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.rule === undefined) && (missing17 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data47 = data.rule;
const _errs99 = errors;
if(typeof data47 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("base-behind" !== data47){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/const",keyword:"const",params:{allowedValue: "base-behind"},message:"must be equal to constant"}];
return false;
}
var valid29 = _errs99 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data.args !== undefined){
let data48 = data.args;
const _errs101 = errors;
if(errors === _errs101){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing18;
if((((data48.tip === undefined) && (missing18 = "tip")) || ((data48.mergeBase === undefined) && (missing18 = "mergeBase"))) || ((data48.paths === undefined) && (missing18 = "paths"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/8/properties/args/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs103 = errors;
for(const key9 in data48){
if(!(((key9 === "tip") || (key9 === "mergeBase")) || (key9 === "paths"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/8/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs103 === errors){
if(data48.tip !== undefined){
const _errs104 = errors;
if(!(validate31(data48.tip, {instancePath:instancePath+"/args/tip",parentData:data48,parentDataProperty:"tip",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid30 = _errs104 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data48.mergeBase !== undefined){
const _errs105 = errors;
if(!(validate31(data48.mergeBase, {instancePath:instancePath+"/args/mergeBase",parentData:data48,parentDataProperty:"mergeBase",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid30 = _errs105 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data48.paths !== undefined){
let data51 = data48.paths;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data51)){
var valid31 = true;
const len2 = data51.length;
for(let i2=0; i2<len2; i2++){
const _errs108 = errors;
if(!(validate38(data51[i2], {instancePath:instancePath+"/args/paths/" + i2,parentData:data51,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid31 = _errs108 === errors;
if(!valid31){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/paths",schemaPath:"#/oneOf/8/properties/args/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs106 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/8/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs101 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
else if(tag0 === "policy-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.rule === undefined) && (missing19 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data53 = data.rule;
const _errs110 = errors;
if(typeof data53 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-missing" !== data53){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/const",keyword:"const",params:{allowedValue: "policy-missing"},message:"must be equal to constant"}];
return false;
}
var valid33 = _errs110 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.args !== undefined){
let data54 = data.args;
const _errs112 = errors;
if(errors === _errs112){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing20;
if((data54.path === undefined) && (missing20 = "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/9/properties/args/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs114 = errors;
for(const key10 in data54){
if(!(key10 === "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/9/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs114 === errors){
if(data54.path !== undefined){
if(!(validate38(data54.path, {instancePath:instancePath+"/args/path",parentData:data54,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/9/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid33 = _errs112 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else if(tag0 === "policy-invalid"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.rule === undefined) && (missing21 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data56 = data.rule;
const _errs117 = errors;
if(typeof data56 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-invalid" !== data56){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/const",keyword:"const",params:{allowedValue: "policy-invalid"},message:"must be equal to constant"}];
return false;
}
var valid36 = _errs117 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data.args !== undefined){
let data57 = data.args;
const _errs119 = errors;
if(errors === _errs119){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing22;
if(((data57.path === undefined) && (missing22 = "path")) || ((data57.mistake === undefined) && (missing22 = "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/10/properties/args/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs121 = errors;
for(const key11 in data57){
if(!((key11 === "path") || (key11 === "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/10/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs121 === errors){
if(data57.path !== undefined){
const _errs122 = errors;
if(!(validate38(data57.path, {instancePath:instancePath+"/args/path",parentData:data57,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid37 = _errs122 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data57.mistake !== undefined){
const _errs123 = errors;
if(!(validate83(data57.mistake, {instancePath:instancePath+"/args/mistake",parentData:data57,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid37 = _errs123 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/10/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid36 = _errs119 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
else if(tag0 === "lease-field-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.rule === undefined) && (missing23 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data60 = data.rule;
const _errs125 = errors;
if(typeof data60 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-field-missing" !== data60){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/const",keyword:"const",params:{allowedValue: "lease-field-missing"},message:"must be equal to constant"}];
return false;
}
var valid39 = _errs125 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data.args !== undefined){
let data61 = data.args;
const _errs127 = errors;
if(errors === _errs127){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing24;
if(((data61.test === undefined) && (missing24 = "test")) || ((data61.mistake === undefined) && (missing24 = "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/11/properties/args/required",keyword:"required",params:{missingProperty: missing24},message:"must have required property '"+missing24+"'"}];
return false;
}
else {
const _errs129 = errors;
for(const key12 in data61){
if(!((key12 === "test") || (key12 === "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/11/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs129 === errors){
if(data61.test !== undefined){
const _errs130 = errors;
if(typeof data61.test !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/test",schemaPath:"#/oneOf/11/properties/args/properties/test/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid40 = _errs130 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data61.mistake !== undefined){
const _errs132 = errors;
if(!(validate83(data61.mistake, {instancePath:instancePath+"/args/mistake",parentData:data61,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid40 = _errs132 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/11/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid39 = _errs127 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else if(tag0 === "lease-duplicate"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.rule === undefined) && (missing25 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: missing25},message:"must have required property '"+missing25+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data64 = data.rule;
const _errs134 = errors;
if(typeof data64 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-duplicate" !== data64){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/const",keyword:"const",params:{allowedValue: "lease-duplicate"},message:"must be equal to constant"}];
return false;
}
var valid42 = _errs134 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data.args !== undefined){
let data65 = data.args;
const _errs136 = errors;
if(errors === _errs136){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing26;
if(((data65.test === undefined) && (missing26 = "test")) || ((data65.first === undefined) && (missing26 = "first"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/12/properties/args/required",keyword:"required",params:{missingProperty: missing26},message:"must have required property '"+missing26+"'"}];
return false;
}
else {
const _errs138 = errors;
for(const key13 in data65){
if(!((key13 === "test") || (key13 === "first"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/12/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs138 === errors){
if(data65.test !== undefined){
const _errs139 = errors;
if(!(validate87(data65.test, {instancePath:instancePath+"/args/test",parentData:data65,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid43 = _errs139 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data65.first !== undefined){
const _errs140 = errors;
if(!(validate61(data65.first, {instancePath:instancePath+"/args/first",parentData:data65,parentDataProperty:"first",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid43 = _errs140 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/12/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid42 = _errs136 === errors;
}
else {
var valid42 = true;
}
}
}
}
}
else if(tag0 === "lease-expired"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing27;
if((data.rule === undefined) && (missing27 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: missing27},message:"must have required property '"+missing27+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data68 = data.rule;
const _errs142 = errors;
if(typeof data68 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-expired" !== data68){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/const",keyword:"const",params:{allowedValue: "lease-expired"},message:"must be equal to constant"}];
return false;
}
var valid45 = _errs142 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data.args !== undefined){
let data69 = data.args;
const _errs144 = errors;
if(errors === _errs144){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
let missing28;
if((((data69.test === undefined) && (missing28 = "test")) || ((data69.expires === undefined) && (missing28 = "expires"))) || ((data69.now === undefined) && (missing28 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/required",keyword:"required",params:{missingProperty: missing28},message:"must have required property '"+missing28+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key14 in data69){
if(!(((key14 === "test") || (key14 === "expires")) || (key14 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data69.test !== undefined){
const _errs147 = errors;
if(!(validate87(data69.test, {instancePath:instancePath+"/args/test",parentData:data69,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid46 = _errs147 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data69.expires !== undefined){
const _errs148 = errors;
if(typeof data69.expires !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/expires",schemaPath:"#/oneOf/13/properties/args/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid46 = _errs148 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data69.now !== undefined){
const _errs150 = errors;
if(!(validate91(data69.now, {instancePath:instancePath+"/args/now",parentData:data69,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid46 = _errs150 === errors;
}
else {
var valid46 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid45 = _errs144 === errors;
}
else {
var valid45 = true;
}
}
}
}
}
else if(tag0 === "lease-too-long"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing29;
if((data.rule === undefined) && (missing29 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: missing29},message:"must have required property '"+missing29+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data73 = data.rule;
const _errs152 = errors;
if(typeof data73 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-too-long" !== data73){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/const",keyword:"const",params:{allowedValue: "lease-too-long"},message:"must be equal to constant"}];
return false;
}
var valid48 = _errs152 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data.args !== undefined){
let data74 = data.args;
const _errs154 = errors;
if(errors === _errs154){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
let missing30;
if(((((data74.test === undefined) && (missing30 = "test")) || ((data74.days === undefined) && (missing30 = "days"))) || ((data74.maxDays === undefined) && (missing30 = "maxDays"))) || ((data74.firstSeenInFuture === undefined) && (missing30 = "firstSeenInFuture"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/14/properties/args/required",keyword:"required",params:{missingProperty: missing30},message:"must have required property '"+missing30+"'"}];
return false;
}
else {
const _errs156 = errors;
for(const key15 in data74){
if(!((((key15 === "test") || (key15 === "days")) || (key15 === "maxDays")) || (key15 === "firstSeenInFuture"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/14/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs156 === errors){
if(data74.test !== undefined){
const _errs157 = errors;
if(!(validate87(data74.test, {instancePath:instancePath+"/args/test",parentData:data74,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid49 = _errs157 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data74.days !== undefined){
let data76 = data74.days;
const _errs158 = errors;
if(!((typeof data76 == "number") && (isFinite(data76)))){
validate57.errors = [{instancePath:instancePath+"/args/days",schemaPath:"#/oneOf/14/properties/args/properties/days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid49 = _errs158 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data74.maxDays !== undefined){
let data77 = data74.maxDays;
const _errs160 = errors;
if(!((typeof data77 == "number") && (isFinite(data77)))){
validate57.errors = [{instancePath:instancePath+"/args/maxDays",schemaPath:"#/oneOf/14/properties/args/properties/maxDays/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid49 = _errs160 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data74.firstSeenInFuture !== undefined){
const _errs162 = errors;
if(typeof data74.firstSeenInFuture !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/args/firstSeenInFuture",schemaPath:"#/oneOf/14/properties/args/properties/firstSeenInFuture/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid49 = _errs162 === errors;
}
else {
var valid49 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/14/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid48 = _errs154 === errors;
}
else {
var valid48 = true;
}
}
}
}
}
else if(tag0 === "lease-on-oracle"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing31;
if((data.rule === undefined) && (missing31 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: missing31},message:"must have required property '"+missing31+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data79 = data.rule;
const _errs165 = errors;
if(typeof data79 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-on-oracle" !== data79){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/const",keyword:"const",params:{allowedValue: "lease-on-oracle"},message:"must be equal to constant"}];
return false;
}
var valid51 = _errs165 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data.args !== undefined){
let data80 = data.args;
const _errs167 = errors;
if(errors === _errs167){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
let missing32;
if(((data80.test === undefined) && (missing32 = "test")) || ((data80.granted === undefined) && (missing32 = "granted"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/15/properties/args/required",keyword:"required",params:{missingProperty: missing32},message:"must have required property '"+missing32+"'"}];
return false;
}
else {
const _errs169 = errors;
for(const key16 in data80){
if(!((key16 === "test") || (key16 === "granted"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/15/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs169 === errors){
if(data80.test !== undefined){
const _errs170 = errors;
if(!(validate87(data80.test, {instancePath:instancePath+"/args/test",parentData:data80,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid52 = _errs170 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data80.granted !== undefined){
const _errs171 = errors;
if(!(validate95(data80.granted, {instancePath:instancePath+"/args/granted",parentData:data80,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid52 = _errs171 === errors;
}
else {
var valid52 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/15/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid51 = _errs167 === errors;
}
else {
var valid51 = true;
}
}
}
}
}
else if(tag0 === "lease-not-classified"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing33;
if((data.rule === undefined) && (missing33 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty: missing33},message:"must have required property '"+missing33+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data83 = data.rule;
const _errs173 = errors;
if(typeof data83 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-not-classified" !== data83){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/const",keyword:"const",params:{allowedValue: "lease-not-classified"},message:"must be equal to constant"}];
return false;
}
var valid54 = _errs173 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data.args !== undefined){
let data84 = data.args;
const _errs175 = errors;
if(errors === _errs175){
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
let missing34;
if((data84.test === undefined) && (missing34 = "test")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/16/properties/args/required",keyword:"required",params:{missingProperty: missing34},message:"must have required property '"+missing34+"'"}];
return false;
}
else {
const _errs177 = errors;
for(const key17 in data84){
if(!(key17 === "test")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/16/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs177 === errors){
if(data84.test !== undefined){
if(!(validate87(data84.test, {instancePath:instancePath+"/args/test",parentData:data84,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/16/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid54 = _errs175 === errors;
}
else {
var valid54 = true;
}
}
}
}
}
else if(tag0 === "lease-without-corpus"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing35;
if((data.rule === undefined) && (missing35 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: missing35},message:"must have required property '"+missing35+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data86 = data.rule;
const _errs180 = errors;
if(typeof data86 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-without-corpus" !== data86){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/const",keyword:"const",params:{allowedValue: "lease-without-corpus"},message:"must be equal to constant"}];
return false;
}
var valid57 = _errs180 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data.args !== undefined){
let data87 = data.args;
const _errs182 = errors;
if(errors === _errs182){
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
let missing36;
if(((data87.test === undefined) && (missing36 = "test")) || ((data87.corpus === undefined) && (missing36 = "corpus"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/17/properties/args/required",keyword:"required",params:{missingProperty: missing36},message:"must have required property '"+missing36+"'"}];
return false;
}
else {
const _errs184 = errors;
for(const key18 in data87){
if(!((key18 === "test") || (key18 === "corpus"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/17/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs184 === errors){
if(data87.test !== undefined){
const _errs185 = errors;
if(!(validate87(data87.test, {instancePath:instancePath+"/args/test",parentData:data87,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid58 = _errs185 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data87.corpus !== undefined){
const _errs186 = errors;
if(!(validate38(data87.corpus, {instancePath:instancePath+"/args/corpus",parentData:data87,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid58 = _errs186 === errors;
}
else {
var valid58 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/17/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid57 = _errs182 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
else if(tag0 === "lease-corpus-mismatch"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing37;
if((data.rule === undefined) && (missing37 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: missing37},message:"must have required property '"+missing37+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data90 = data.rule;
const _errs188 = errors;
if(typeof data90 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-corpus-mismatch" !== data90){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/const",keyword:"const",params:{allowedValue: "lease-corpus-mismatch"},message:"must be equal to constant"}];
return false;
}
var valid60 = _errs188 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data.args !== undefined){
let data91 = data.args;
const _errs190 = errors;
if(errors === _errs190){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing38;
if(((((data91.test === undefined) && (missing38 = "test")) || ((data91.corpus === undefined) && (missing38 = "corpus"))) || ((data91.recorded === undefined) && (missing38 = "recorded"))) || ((data91.now === undefined) && (missing38 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/18/properties/args/required",keyword:"required",params:{missingProperty: missing38},message:"must have required property '"+missing38+"'"}];
return false;
}
else {
const _errs192 = errors;
for(const key19 in data91){
if(!((((key19 === "test") || (key19 === "corpus")) || (key19 === "recorded")) || (key19 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/18/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs192 === errors){
if(data91.test !== undefined){
const _errs193 = errors;
if(!(validate87(data91.test, {instancePath:instancePath+"/args/test",parentData:data91,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid61 = _errs193 === errors;
}
else {
var valid61 = true;
}
if(valid61){
if(data91.corpus !== undefined){
const _errs194 = errors;
if(!(validate38(data91.corpus, {instancePath:instancePath+"/args/corpus",parentData:data91,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid61 = _errs194 === errors;
}
else {
var valid61 = true;
}
if(valid61){
if(data91.recorded !== undefined){
const _errs195 = errors;
if(!(validate41(data91.recorded, {instancePath:instancePath+"/args/recorded",parentData:data91,parentDataProperty:"recorded",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid61 = _errs195 === errors;
}
else {
var valid61 = true;
}
if(valid61){
if(data91.now !== undefined){
const _errs196 = errors;
if(!(validate41(data91.now, {instancePath:instancePath+"/args/now",parentData:data91,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid61 = _errs196 === errors;
}
else {
var valid61 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/18/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid60 = _errs190 === errors;
}
else {
var valid60 = true;
}
}
}
}
}
else if(tag0 === "lease-unknown-test"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing39;
if((data.rule === undefined) && (missing39 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: missing39},message:"must have required property '"+missing39+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data96 = data.rule;
const _errs198 = errors;
if(typeof data96 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-unknown-test" !== data96){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/const",keyword:"const",params:{allowedValue: "lease-unknown-test"},message:"must be equal to constant"}];
return false;
}
var valid63 = _errs198 === errors;
}
else {
var valid63 = true;
}
if(valid63){
if(data.args !== undefined){
let data97 = data.args;
const _errs200 = errors;
if(errors === _errs200){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing40;
if(((data97.test === undefined) && (missing40 = "test")) || ((data97.didYouMean === undefined) && (missing40 = "didYouMean"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/19/properties/args/required",keyword:"required",params:{missingProperty: missing40},message:"must have required property '"+missing40+"'"}];
return false;
}
else {
const _errs202 = errors;
for(const key20 in data97){
if(!((key20 === "test") || (key20 === "didYouMean"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/19/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs202 === errors){
if(data97.test !== undefined){
const _errs203 = errors;
if(!(validate87(data97.test, {instancePath:instancePath+"/args/test",parentData:data97,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid64 = _errs203 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data97.didYouMean !== undefined){
let data99 = data97.didYouMean;
const _errs204 = errors;
const _errs205 = errors;
let valid65 = false;
const _errs206 = errors;
if(!(validate87(data99, {instancePath:instancePath+"/args/didYouMean",parentData:data97,parentDataProperty:"didYouMean",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid0 = _errs206 === errors;
valid65 = valid65 || _valid0;
if(!valid65){
const _errs207 = errors;
if(data99 !== null){
const err0 = {instancePath:instancePath+"/args/didYouMean",schemaPath:"#/oneOf/19/properties/args/properties/didYouMean/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs207 === errors;
valid65 = valid65 || _valid0;
}
if(!valid65){
const err1 = {instancePath:instancePath+"/args/didYouMean",schemaPath:"#/oneOf/19/properties/args/properties/didYouMean/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs205;
if(vErrors !== null){
if(_errs205){
vErrors.length = _errs205;
}
else {
vErrors = null;
}
}
}
var valid64 = _errs204 === errors;
}
else {
var valid64 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/19/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid63 = _errs200 === errors;
}
else {
var valid63 = true;
}
}
}
}
}
else if(tag0 === "freeze-cap-exceeded"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing41;
if((data.rule === undefined) && (missing41 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty: missing41},message:"must have required property '"+missing41+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data100 = data.rule;
const _errs210 = errors;
if(typeof data100 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("freeze-cap-exceeded" !== data100){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/const",keyword:"const",params:{allowedValue: "freeze-cap-exceeded"},message:"must be equal to constant"}];
return false;
}
var valid67 = _errs210 === errors;
}
else {
var valid67 = true;
}
if(valid67){
if(data.args !== undefined){
let data101 = data.args;
const _errs212 = errors;
if(errors === _errs212){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
let missing42;
if(((data101.points === undefined) && (missing42 = "points")) || ((data101.cap === undefined) && (missing42 = "cap"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/20/properties/args/required",keyword:"required",params:{missingProperty: missing42},message:"must have required property '"+missing42+"'"}];
return false;
}
else {
const _errs214 = errors;
for(const key21 in data101){
if(!((key21 === "points") || (key21 === "cap"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/20/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs214 === errors){
if(data101.points !== undefined){
let data102 = data101.points;
const _errs215 = errors;
if(!((typeof data102 == "number") && (isFinite(data102)))){
validate57.errors = [{instancePath:instancePath+"/args/points",schemaPath:"#/oneOf/20/properties/args/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid68 = _errs215 === errors;
}
else {
var valid68 = true;
}
if(valid68){
if(data101.cap !== undefined){
let data103 = data101.cap;
const _errs217 = errors;
if(!((typeof data103 == "number") && (isFinite(data103)))){
validate57.errors = [{instancePath:instancePath+"/args/cap",schemaPath:"#/oneOf/20/properties/args/properties/cap/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid68 = _errs217 === errors;
}
else {
var valid68 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/20/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid67 = _errs212 === errors;
}
else {
var valid67 = true;
}
}
}
}
}
else if(tag0 === "lock-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing43;
if((data.rule === undefined) && (missing43 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty: missing43},message:"must have required property '"+missing43+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data104 = data.rule;
const _errs220 = errors;
if(typeof data104 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lock-missing" !== data104){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/const",keyword:"const",params:{allowedValue: "lock-missing"},message:"must be equal to constant"}];
return false;
}
var valid70 = _errs220 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data.args !== undefined){
let data105 = data.args;
const _errs222 = errors;
if(errors === _errs222){
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
let missing44;
if((data105.path === undefined) && (missing44 = "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/21/properties/args/required",keyword:"required",params:{missingProperty: missing44},message:"must have required property '"+missing44+"'"}];
return false;
}
else {
const _errs224 = errors;
for(const key22 in data105){
if(!(key22 === "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/21/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs224 === errors){
if(data105.path !== undefined){
if(!(validate38(data105.path, {instancePath:instancePath+"/args/path",parentData:data105,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/21/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid70 = _errs222 === errors;
}
else {
var valid70 = true;
}
}
}
}
}
else if(tag0 === "fixture-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing45;
if((data.rule === undefined) && (missing45 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/22/required",keyword:"required",params:{missingProperty: missing45},message:"must have required property '"+missing45+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data107 = data.rule;
const _errs227 = errors;
if(typeof data107 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-changed" !== data107){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-changed"},message:"must be equal to constant"}];
return false;
}
var valid73 = _errs227 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data.args !== undefined){
let data108 = data.args;
const _errs229 = errors;
if(errors === _errs229){
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
let missing46;
if((((data108.file === undefined) && (missing46 = "file")) || ((data108.locked === undefined) && (missing46 = "locked"))) || ((data108.now === undefined) && (missing46 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/22/properties/args/required",keyword:"required",params:{missingProperty: missing46},message:"must have required property '"+missing46+"'"}];
return false;
}
else {
const _errs231 = errors;
for(const key23 in data108){
if(!(((key23 === "file") || (key23 === "locked")) || (key23 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/22/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs231 === errors){
if(data108.file !== undefined){
const _errs232 = errors;
if(!(validate38(data108.file, {instancePath:instancePath+"/args/file",parentData:data108,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid74 = _errs232 === errors;
}
else {
var valid74 = true;
}
if(valid74){
if(data108.locked !== undefined){
const _errs233 = errors;
if(!(validate41(data108.locked, {instancePath:instancePath+"/args/locked",parentData:data108,parentDataProperty:"locked",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid74 = _errs233 === errors;
}
else {
var valid74 = true;
}
if(valid74){
if(data108.now !== undefined){
const _errs234 = errors;
if(!(validate41(data108.now, {instancePath:instancePath+"/args/now",parentData:data108,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid74 = _errs234 === errors;
}
else {
var valid74 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/22/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid73 = _errs229 === errors;
}
else {
var valid73 = true;
}
}
}
}
}
else if(tag0 === "fixture-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing47;
if((data.rule === undefined) && (missing47 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/23/required",keyword:"required",params:{missingProperty: missing47},message:"must have required property '"+missing47+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data112 = data.rule;
const _errs236 = errors;
if(typeof data112 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-missing" !== data112){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-missing"},message:"must be equal to constant"}];
return false;
}
var valid76 = _errs236 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data.args !== undefined){
let data113 = data.args;
const _errs238 = errors;
if(errors === _errs238){
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
let missing48;
if((data113.file === undefined) && (missing48 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/23/properties/args/required",keyword:"required",params:{missingProperty: missing48},message:"must have required property '"+missing48+"'"}];
return false;
}
else {
const _errs240 = errors;
for(const key24 in data113){
if(!(key24 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/23/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs240 === errors){
if(data113.file !== undefined){
if(!(validate38(data113.file, {instancePath:instancePath+"/args/file",parentData:data113,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/23/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid76 = _errs238 === errors;
}
else {
var valid76 = true;
}
}
}
}
}
else if(tag0 === "fixture-unlocked"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing49;
if((data.rule === undefined) && (missing49 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/24/required",keyword:"required",params:{missingProperty: missing49},message:"must have required property '"+missing49+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data115 = data.rule;
const _errs243 = errors;
if(typeof data115 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-unlocked" !== data115){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-unlocked"},message:"must be equal to constant"}];
return false;
}
var valid79 = _errs243 === errors;
}
else {
var valid79 = true;
}
if(valid79){
if(data.args !== undefined){
let data116 = data.args;
const _errs245 = errors;
if(errors === _errs245){
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
let missing50;
if((data116.file === undefined) && (missing50 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/24/properties/args/required",keyword:"required",params:{missingProperty: missing50},message:"must have required property '"+missing50+"'"}];
return false;
}
else {
const _errs247 = errors;
for(const key25 in data116){
if(!(key25 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/24/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs247 === errors){
if(data116.file !== undefined){
if(!(validate38(data116.file, {instancePath:instancePath+"/args/file",parentData:data116,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/24/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid79 = _errs245 === errors;
}
else {
var valid79 = true;
}
}
}
}
}
else if(tag0 === "fixture-schema-violated"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing51;
if((data.rule === undefined) && (missing51 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/25/required",keyword:"required",params:{missingProperty: missing51},message:"must have required property '"+missing51+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data118 = data.rule;
const _errs250 = errors;
if(typeof data118 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-schema-violated" !== data118){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-schema-violated"},message:"must be equal to constant"}];
return false;
}
var valid82 = _errs250 === errors;
}
else {
var valid82 = true;
}
if(valid82){
if(data.args !== undefined){
let data119 = data.args;
const _errs252 = errors;
if(errors === _errs252){
if(data119 && typeof data119 == "object" && !Array.isArray(data119)){
let missing52;
if(((((data119.file === undefined) && (missing52 = "file")) || ((data119.schema === undefined) && (missing52 = "schema"))) || ((data119.pointer === undefined) && (missing52 = "pointer"))) || ((data119.message === undefined) && (missing52 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/25/properties/args/required",keyword:"required",params:{missingProperty: missing52},message:"must have required property '"+missing52+"'"}];
return false;
}
else {
const _errs254 = errors;
for(const key26 in data119){
if(!((((key26 === "file") || (key26 === "schema")) || (key26 === "pointer")) || (key26 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/25/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs254 === errors){
if(data119.file !== undefined){
const _errs255 = errors;
if(!(validate38(data119.file, {instancePath:instancePath+"/args/file",parentData:data119,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid83 = _errs255 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data119.schema !== undefined){
const _errs256 = errors;
if(!(validate38(data119.schema, {instancePath:instancePath+"/args/schema",parentData:data119,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid83 = _errs256 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data119.pointer !== undefined){
const _errs257 = errors;
if(typeof data119.pointer !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/pointer",schemaPath:"#/oneOf/25/properties/args/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid83 = _errs257 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data119.message !== undefined){
const _errs259 = errors;
if(typeof data119.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/25/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid83 = _errs259 === errors;
}
else {
var valid83 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/25/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid82 = _errs252 === errors;
}
else {
var valid82 = true;
}
}
}
}
}
else if(tag0 === "fixture-invariant-broken"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing53;
if((data.rule === undefined) && (missing53 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty: missing53},message:"must have required property '"+missing53+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data124 = data.rule;
const _errs262 = errors;
if(typeof data124 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-invariant-broken" !== data124){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-invariant-broken"},message:"must be equal to constant"}];
return false;
}
var valid85 = _errs262 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data.args !== undefined){
let data125 = data.args;
const _errs264 = errors;
if(errors === _errs264){
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
let missing54;
if(((((data125.file === undefined) && (missing54 = "file")) || ((data125.invariants === undefined) && (missing54 = "invariants"))) || ((data125.name === undefined) && (missing54 = "name"))) || ((data125.message === undefined) && (missing54 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/26/properties/args/required",keyword:"required",params:{missingProperty: missing54},message:"must have required property '"+missing54+"'"}];
return false;
}
else {
const _errs266 = errors;
for(const key27 in data125){
if(!((((key27 === "file") || (key27 === "invariants")) || (key27 === "name")) || (key27 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/26/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs266 === errors){
if(data125.file !== undefined){
const _errs267 = errors;
if(!(validate38(data125.file, {instancePath:instancePath+"/args/file",parentData:data125,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid86 = _errs267 === errors;
}
else {
var valid86 = true;
}
if(valid86){
if(data125.invariants !== undefined){
const _errs268 = errors;
if(!(validate38(data125.invariants, {instancePath:instancePath+"/args/invariants",parentData:data125,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid86 = _errs268 === errors;
}
else {
var valid86 = true;
}
if(valid86){
if(data125.name !== undefined){
const _errs269 = errors;
if(typeof data125.name !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/name",schemaPath:"#/oneOf/26/properties/args/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid86 = _errs269 === errors;
}
else {
var valid86 = true;
}
if(valid86){
if(data125.message !== undefined){
const _errs271 = errors;
if(typeof data125.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/26/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid86 = _errs271 === errors;
}
else {
var valid86 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/26/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid85 = _errs264 === errors;
}
else {
var valid85 = true;
}
}
}
}
}
else if(tag0 === "lock-changed-without-intent"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing55;
if((data.rule === undefined) && (missing55 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/27/required",keyword:"required",params:{missingProperty: missing55},message:"must have required property '"+missing55+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data130 = data.rule;
const _errs274 = errors;
if(typeof data130 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lock-changed-without-intent" !== data130){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/const",keyword:"const",params:{allowedValue: "lock-changed-without-intent"},message:"must be equal to constant"}];
return false;
}
var valid88 = _errs274 === errors;
}
else {
var valid88 = true;
}
if(valid88){
if(data.args !== undefined){
let data131 = data.args;
const _errs276 = errors;
if(errors === _errs276){
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
let missing56;
if(((data131.path === undefined) && (missing56 = "path")) || ((data131.entries === undefined) && (missing56 = "entries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/27/properties/args/required",keyword:"required",params:{missingProperty: missing56},message:"must have required property '"+missing56+"'"}];
return false;
}
else {
const _errs278 = errors;
for(const key28 in data131){
if(!((key28 === "path") || (key28 === "entries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/27/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs278 === errors){
if(data131.path !== undefined){
const _errs279 = errors;
if(!(validate38(data131.path, {instancePath:instancePath+"/args/path",parentData:data131,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid89 = _errs279 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data131.entries !== undefined){
let data133 = data131.entries;
const _errs280 = errors;
if(errors === _errs280){
if(Array.isArray(data133)){
var valid90 = true;
const len3 = data133.length;
for(let i3=0; i3<len3; i3++){
const _errs282 = errors;
if(!(validate38(data133[i3], {instancePath:instancePath+"/args/entries/" + i3,parentData:data133,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid90 = _errs282 === errors;
if(!valid90){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/entries",schemaPath:"#/oneOf/27/properties/args/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid89 = _errs280 === errors;
}
else {
var valid89 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/27/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid88 = _errs276 === errors;
}
else {
var valid88 = true;
}
}
}
}
}
else if(tag0 === "schema-loosened"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing57;
if((data.rule === undefined) && (missing57 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/28/required",keyword:"required",params:{missingProperty: missing57},message:"must have required property '"+missing57+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data135 = data.rule;
const _errs284 = errors;
if(typeof data135 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("schema-loosened" !== data135){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/const",keyword:"const",params:{allowedValue: "schema-loosened"},message:"must be equal to constant"}];
return false;
}
var valid92 = _errs284 === errors;
}
else {
var valid92 = true;
}
if(valid92){
if(data.args !== undefined){
let data136 = data.args;
const _errs286 = errors;
if(errors === _errs286){
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
let missing58;
if((((((data136.schema === undefined) && (missing58 = "schema")) || ((data136.pointer === undefined) && (missing58 = "pointer"))) || ((data136.keyword === undefined) && (missing58 = "keyword"))) || ((data136.before === undefined) && (missing58 = "before"))) || ((data136.after === undefined) && (missing58 = "after"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/28/properties/args/required",keyword:"required",params:{missingProperty: missing58},message:"must have required property '"+missing58+"'"}];
return false;
}
else {
const _errs288 = errors;
for(const key29 in data136){
if(!(((((key29 === "schema") || (key29 === "pointer")) || (key29 === "keyword")) || (key29 === "before")) || (key29 === "after"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/28/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs288 === errors){
if(data136.schema !== undefined){
const _errs289 = errors;
if(!(validate38(data136.schema, {instancePath:instancePath+"/args/schema",parentData:data136,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid93 = _errs289 === errors;
}
else {
var valid93 = true;
}
if(valid93){
if(data136.pointer !== undefined){
const _errs290 = errors;
if(typeof data136.pointer !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/pointer",schemaPath:"#/oneOf/28/properties/args/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid93 = _errs290 === errors;
}
else {
var valid93 = true;
}
if(valid93){
if(data136.keyword !== undefined){
const _errs292 = errors;
if(typeof data136.keyword !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/keyword",schemaPath:"#/oneOf/28/properties/args/properties/keyword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid93 = _errs292 === errors;
}
else {
var valid93 = true;
}
if(valid93){
if(data136.before !== undefined){
let data140 = data136.before;
const _errs294 = errors;
if((typeof data140 !== "string") && (data140 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/28/properties/args/properties/before/type",keyword:"type",params:{type: schema18.oneOf[28].properties.args.properties.before.type},message:"must be string,null"}];
return false;
}
var valid93 = _errs294 === errors;
}
else {
var valid93 = true;
}
if(valid93){
if(data136.after !== undefined){
let data141 = data136.after;
const _errs296 = errors;
if((typeof data141 !== "string") && (data141 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/28/properties/args/properties/after/type",keyword:"type",params:{type: schema18.oneOf[28].properties.args.properties.after.type},message:"must be string,null"}];
return false;
}
var valid93 = _errs296 === errors;
}
else {
var valid93 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/28/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid92 = _errs286 === errors;
}
else {
var valid92 = true;
}
}
}
}
}
else if(tag0 === "test-deleted"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing59;
if((data.rule === undefined) && (missing59 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/29/required",keyword:"required",params:{missingProperty: missing59},message:"must have required property '"+missing59+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data142 = data.rule;
const _errs299 = errors;
if(typeof data142 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-deleted" !== data142){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/const",keyword:"const",params:{allowedValue: "test-deleted"},message:"must be equal to constant"}];
return false;
}
var valid95 = _errs299 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data.args !== undefined){
let data143 = data.args;
const _errs301 = errors;
if(errors === _errs301){
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
let missing60;
if((((data143.assertions === undefined) && (missing60 = "assertions")) || ((data143.file === undefined) && (missing60 = "file"))) || ((data143.test === undefined) && (missing60 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/29/properties/args/required",keyword:"required",params:{missingProperty: missing60},message:"must have required property '"+missing60+"'"}];
return false;
}
else {
const _errs303 = errors;
for(const key30 in data143){
if(!(((key30 === "assertions") || (key30 === "test")) || (key30 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/29/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs303 === errors){
if(data143.assertions !== undefined){
let data144 = data143.assertions;
const _errs304 = errors;
if(!((typeof data144 == "number") && (isFinite(data144)))){
validate57.errors = [{instancePath:instancePath+"/args/assertions",schemaPath:"#/oneOf/29/properties/args/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid96 = _errs304 === errors;
}
else {
var valid96 = true;
}
if(valid96){
if(data143.test !== undefined){
const _errs306 = errors;
if(!(validate87(data143.test, {instancePath:instancePath+"/args/test",parentData:data143,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid96 = _errs306 === errors;
}
else {
var valid96 = true;
}
if(valid96){
if(data143.file !== undefined){
const _errs307 = errors;
if(!(validate38(data143.file, {instancePath:instancePath+"/args/file",parentData:data143,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid96 = _errs307 === errors;
}
else {
var valid96 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/29/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid95 = _errs301 === errors;
}
else {
var valid95 = true;
}
}
}
}
}
else if(tag0 === "assertion-removed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing61;
if((data.rule === undefined) && (missing61 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/30/required",keyword:"required",params:{missingProperty: missing61},message:"must have required property '"+missing61+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data147 = data.rule;
const _errs309 = errors;
if(typeof data147 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-removed" !== data147){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-removed"},message:"must be equal to constant"}];
return false;
}
var valid98 = _errs309 === errors;
}
else {
var valid98 = true;
}
if(valid98){
if(data.args !== undefined){
let data148 = data.args;
const _errs311 = errors;
if(errors === _errs311){
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
let missing62;
if((((data148.before === undefined) && (missing62 = "before")) || ((data148.file === undefined) && (missing62 = "file"))) || ((data148.test === undefined) && (missing62 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/30/properties/args/required",keyword:"required",params:{missingProperty: missing62},message:"must have required property '"+missing62+"'"}];
return false;
}
else {
const _errs313 = errors;
for(const key31 in data148){
if(!(((key31 === "before") || (key31 === "test")) || (key31 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/30/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs313 === errors){
if(data148.before !== undefined){
const _errs314 = errors;
if(typeof data148.before !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/30/properties/args/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid99 = _errs314 === errors;
}
else {
var valid99 = true;
}
if(valid99){
if(data148.test !== undefined){
const _errs316 = errors;
if(!(validate87(data148.test, {instancePath:instancePath+"/args/test",parentData:data148,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid99 = _errs316 === errors;
}
else {
var valid99 = true;
}
if(valid99){
if(data148.file !== undefined){
const _errs317 = errors;
if(!(validate38(data148.file, {instancePath:instancePath+"/args/file",parentData:data148,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid99 = _errs317 === errors;
}
else {
var valid99 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/30/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid98 = _errs311 === errors;
}
else {
var valid98 = true;
}
}
}
}
}
else if(tag0 === "assertion-weakened"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing63;
if((data.rule === undefined) && (missing63 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/31/required",keyword:"required",params:{missingProperty: missing63},message:"must have required property '"+missing63+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data152 = data.rule;
const _errs319 = errors;
if(typeof data152 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-weakened" !== data152){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-weakened"},message:"must be equal to constant"}];
return false;
}
var valid101 = _errs319 === errors;
}
else {
var valid101 = true;
}
if(valid101){
if(data.args !== undefined){
let data153 = data.args;
const _errs321 = errors;
if(errors === _errs321){
if(data153 && typeof data153 == "object" && !Array.isArray(data153)){
let missing64;
if((((((data153.after === undefined) && (missing64 = "after")) || ((data153.before === undefined) && (missing64 = "before"))) || ((data153.file === undefined) && (missing64 = "file"))) || ((data153.test === undefined) && (missing64 = "test"))) || ((data153.why === undefined) && (missing64 = "why"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/31/properties/args/required",keyword:"required",params:{missingProperty: missing64},message:"must have required property '"+missing64+"'"}];
return false;
}
else {
const _errs323 = errors;
for(const key32 in data153){
if(!(((((key32 === "before") || (key32 === "after")) || (key32 === "why")) || (key32 === "test")) || (key32 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/31/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs323 === errors){
if(data153.before !== undefined){
const _errs324 = errors;
if(typeof data153.before !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/31/properties/args/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid102 = _errs324 === errors;
}
else {
var valid102 = true;
}
if(valid102){
if(data153.after !== undefined){
const _errs326 = errors;
if(typeof data153.after !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/31/properties/args/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid102 = _errs326 === errors;
}
else {
var valid102 = true;
}
if(valid102){
if(data153.why !== undefined){
const _errs328 = errors;
if(typeof data153.why !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/why",schemaPath:"#/oneOf/31/properties/args/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid102 = _errs328 === errors;
}
else {
var valid102 = true;
}
if(valid102){
if(data153.test !== undefined){
const _errs330 = errors;
if(!(validate87(data153.test, {instancePath:instancePath+"/args/test",parentData:data153,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid102 = _errs330 === errors;
}
else {
var valid102 = true;
}
if(valid102){
if(data153.file !== undefined){
const _errs331 = errors;
if(!(validate38(data153.file, {instancePath:instancePath+"/args/file",parentData:data153,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid102 = _errs331 === errors;
}
else {
var valid102 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/31/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid101 = _errs321 === errors;
}
else {
var valid101 = true;
}
}
}
}
}
else if(tag0 === "expected-value-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing65;
if((data.rule === undefined) && (missing65 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/32/required",keyword:"required",params:{missingProperty: missing65},message:"must have required property '"+missing65+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data159 = data.rule;
const _errs333 = errors;
if(typeof data159 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("expected-value-changed" !== data159){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/const",keyword:"const",params:{allowedValue: "expected-value-changed"},message:"must be equal to constant"}];
return false;
}
var valid104 = _errs333 === errors;
}
else {
var valid104 = true;
}
if(valid104){
if(data.args !== undefined){
let data160 = data.args;
const _errs335 = errors;
if(errors === _errs335){
if(data160 && typeof data160 == "object" && !Array.isArray(data160)){
let missing66;
if(((((data160.after === undefined) && (missing66 = "after")) || ((data160.before === undefined) && (missing66 = "before"))) || ((data160.file === undefined) && (missing66 = "file"))) || ((data160.test === undefined) && (missing66 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/32/properties/args/required",keyword:"required",params:{missingProperty: missing66},message:"must have required property '"+missing66+"'"}];
return false;
}
else {
const _errs337 = errors;
for(const key33 in data160){
if(!((((key33 === "before") || (key33 === "after")) || (key33 === "test")) || (key33 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/32/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs337 === errors){
if(data160.before !== undefined){
const _errs338 = errors;
if(typeof data160.before !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/32/properties/args/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid105 = _errs338 === errors;
}
else {
var valid105 = true;
}
if(valid105){
if(data160.after !== undefined){
const _errs340 = errors;
if(typeof data160.after !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/32/properties/args/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid105 = _errs340 === errors;
}
else {
var valid105 = true;
}
if(valid105){
if(data160.test !== undefined){
const _errs342 = errors;
if(!(validate87(data160.test, {instancePath:instancePath+"/args/test",parentData:data160,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid105 = _errs342 === errors;
}
else {
var valid105 = true;
}
if(valid105){
if(data160.file !== undefined){
const _errs343 = errors;
if(!(validate38(data160.file, {instancePath:instancePath+"/args/file",parentData:data160,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid105 = _errs343 === errors;
}
else {
var valid105 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/32/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid104 = _errs335 === errors;
}
else {
var valid104 = true;
}
}
}
}
}
else if(tag0 === "test-skipped"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing67;
if((data.rule === undefined) && (missing67 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/33/required",keyword:"required",params:{missingProperty: missing67},message:"must have required property '"+missing67+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data165 = data.rule;
const _errs345 = errors;
if(typeof data165 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-skipped" !== data165){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/const",keyword:"const",params:{allowedValue: "test-skipped"},message:"must be equal to constant"}];
return false;
}
var valid107 = _errs345 === errors;
}
else {
var valid107 = true;
}
if(valid107){
if(data.args !== undefined){
let data166 = data.args;
const _errs347 = errors;
if(errors === _errs347){
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
let missing68;
if(((((data166.file === undefined) && (missing68 = "file")) || ((data166.how === undefined) && (missing68 = "how"))) || ((data166.inLedger === undefined) && (missing68 = "inLedger"))) || ((data166.test === undefined) && (missing68 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/33/properties/args/required",keyword:"required",params:{missingProperty: missing68},message:"must have required property '"+missing68+"'"}];
return false;
}
else {
const _errs349 = errors;
for(const key34 in data166){
if(!((((key34 === "how") || (key34 === "inLedger")) || (key34 === "test")) || (key34 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/33/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs349 === errors){
if(data166.how !== undefined){
const _errs350 = errors;
if(typeof data166.how !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/how",schemaPath:"#/oneOf/33/properties/args/properties/how/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid108 = _errs350 === errors;
}
else {
var valid108 = true;
}
if(valid108){
if(data166.inLedger !== undefined){
const _errs352 = errors;
if(typeof data166.inLedger !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/args/inLedger",schemaPath:"#/oneOf/33/properties/args/properties/inLedger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid108 = _errs352 === errors;
}
else {
var valid108 = true;
}
if(valid108){
if(data166.test !== undefined){
const _errs354 = errors;
if(!(validate87(data166.test, {instancePath:instancePath+"/args/test",parentData:data166,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid108 = _errs354 === errors;
}
else {
var valid108 = true;
}
if(valid108){
if(data166.file !== undefined){
const _errs355 = errors;
if(!(validate38(data166.file, {instancePath:instancePath+"/args/file",parentData:data166,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid108 = _errs355 === errors;
}
else {
var valid108 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/33/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid107 = _errs347 === errors;
}
else {
var valid107 = true;
}
}
}
}
}
else if(tag0 === "test-focused"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing69;
if((data.rule === undefined) && (missing69 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/34/required",keyword:"required",params:{missingProperty: missing69},message:"must have required property '"+missing69+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data171 = data.rule;
const _errs357 = errors;
if(typeof data171 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-focused" !== data171){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/const",keyword:"const",params:{allowedValue: "test-focused"},message:"must be equal to constant"}];
return false;
}
var valid110 = _errs357 === errors;
}
else {
var valid110 = true;
}
if(valid110){
if(data.args !== undefined){
let data172 = data.args;
const _errs359 = errors;
if(errors === _errs359){
if(data172 && typeof data172 == "object" && !Array.isArray(data172)){
let missing70;
if((((data172.file === undefined) && (missing70 = "file")) || ((data172.how === undefined) && (missing70 = "how"))) || ((data172.test === undefined) && (missing70 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/34/properties/args/required",keyword:"required",params:{missingProperty: missing70},message:"must have required property '"+missing70+"'"}];
return false;
}
else {
const _errs361 = errors;
for(const key35 in data172){
if(!(((key35 === "how") || (key35 === "test")) || (key35 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/34/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs361 === errors){
if(data172.how !== undefined){
const _errs362 = errors;
if(typeof data172.how !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/how",schemaPath:"#/oneOf/34/properties/args/properties/how/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid111 = _errs362 === errors;
}
else {
var valid111 = true;
}
if(valid111){
if(data172.test !== undefined){
const _errs364 = errors;
if(!(validate87(data172.test, {instancePath:instancePath+"/args/test",parentData:data172,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid111 = _errs364 === errors;
}
else {
var valid111 = true;
}
if(valid111){
if(data172.file !== undefined){
const _errs365 = errors;
if(!(validate38(data172.file, {instancePath:instancePath+"/args/file",parentData:data172,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid111 = _errs365 === errors;
}
else {
var valid111 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/34/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid110 = _errs359 === errors;
}
else {
var valid110 = true;
}
}
}
}
}
else if(tag0 === "test-emptied"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing71;
if((data.rule === undefined) && (missing71 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/35/required",keyword:"required",params:{missingProperty: missing71},message:"must have required property '"+missing71+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data176 = data.rule;
const _errs367 = errors;
if(typeof data176 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-emptied" !== data176){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/const",keyword:"const",params:{allowedValue: "test-emptied"},message:"must be equal to constant"}];
return false;
}
var valid113 = _errs367 === errors;
}
else {
var valid113 = true;
}
if(valid113){
if(data.args !== undefined){
let data177 = data.args;
const _errs369 = errors;
if(errors === _errs369){
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
let missing72;
if((((data177.assertions === undefined) && (missing72 = "assertions")) || ((data177.file === undefined) && (missing72 = "file"))) || ((data177.test === undefined) && (missing72 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/35/properties/args/required",keyword:"required",params:{missingProperty: missing72},message:"must have required property '"+missing72+"'"}];
return false;
}
else {
const _errs371 = errors;
for(const key36 in data177){
if(!(((key36 === "assertions") || (key36 === "test")) || (key36 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/35/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs371 === errors){
if(data177.assertions !== undefined){
let data178 = data177.assertions;
const _errs372 = errors;
if(!((typeof data178 == "number") && (isFinite(data178)))){
validate57.errors = [{instancePath:instancePath+"/args/assertions",schemaPath:"#/oneOf/35/properties/args/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid114 = _errs372 === errors;
}
else {
var valid114 = true;
}
if(valid114){
if(data177.test !== undefined){
const _errs374 = errors;
if(!(validate87(data177.test, {instancePath:instancePath+"/args/test",parentData:data177,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid114 = _errs374 === errors;
}
else {
var valid114 = true;
}
if(valid114){
if(data177.file !== undefined){
const _errs375 = errors;
if(!(validate38(data177.file, {instancePath:instancePath+"/args/file",parentData:data177,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid114 = _errs375 === errors;
}
else {
var valid114 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/35/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid113 = _errs369 === errors;
}
else {
var valid113 = true;
}
}
}
}
}
else if(tag0 === "assertion-swallowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing73;
if((data.rule === undefined) && (missing73 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/36/required",keyword:"required",params:{missingProperty: missing73},message:"must have required property '"+missing73+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data181 = data.rule;
const _errs377 = errors;
if(typeof data181 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-swallowed" !== data181){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-swallowed"},message:"must be equal to constant"}];
return false;
}
var valid116 = _errs377 === errors;
}
else {
var valid116 = true;
}
if(valid116){
if(data.args !== undefined){
let data182 = data.args;
const _errs379 = errors;
if(errors === _errs379){
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
let missing74;
if(((((data182.assertion === undefined) && (missing74 = "assertion")) || ((data182.by === undefined) && (missing74 = "by"))) || ((data182.file === undefined) && (missing74 = "file"))) || ((data182.test === undefined) && (missing74 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/36/properties/args/required",keyword:"required",params:{missingProperty: missing74},message:"must have required property '"+missing74+"'"}];
return false;
}
else {
const _errs381 = errors;
for(const key37 in data182){
if(!((((key37 === "assertion") || (key37 === "by")) || (key37 === "test")) || (key37 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/36/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs381 === errors){
if(data182.assertion !== undefined){
const _errs382 = errors;
if(typeof data182.assertion !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/assertion",schemaPath:"#/oneOf/36/properties/args/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid117 = _errs382 === errors;
}
else {
var valid117 = true;
}
if(valid117){
if(data182.by !== undefined){
const _errs384 = errors;
if(typeof data182.by !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/by",schemaPath:"#/oneOf/36/properties/args/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid117 = _errs384 === errors;
}
else {
var valid117 = true;
}
if(valid117){
if(data182.test !== undefined){
const _errs386 = errors;
if(!(validate87(data182.test, {instancePath:instancePath+"/args/test",parentData:data182,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid117 = _errs386 === errors;
}
else {
var valid117 = true;
}
if(valid117){
if(data182.file !== undefined){
const _errs387 = errors;
if(!(validate38(data182.file, {instancePath:instancePath+"/args/file",parentData:data182,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid117 = _errs387 === errors;
}
else {
var valid117 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/36/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid116 = _errs379 === errors;
}
else {
var valid116 = true;
}
}
}
}
}
else if(tag0 === "assertion-unreachable"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing75;
if((data.rule === undefined) && (missing75 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/37/required",keyword:"required",params:{missingProperty: missing75},message:"must have required property '"+missing75+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data187 = data.rule;
const _errs389 = errors;
if(typeof data187 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-unreachable" !== data187){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-unreachable"},message:"must be equal to constant"}];
return false;
}
var valid119 = _errs389 === errors;
}
else {
var valid119 = true;
}
if(valid119){
if(data.args !== undefined){
let data188 = data.args;
const _errs391 = errors;
if(errors === _errs391){
if(data188 && typeof data188 == "object" && !Array.isArray(data188)){
let missing76;
if(((((data188.assertion === undefined) && (missing76 = "assertion")) || ((data188.because === undefined) && (missing76 = "because"))) || ((data188.file === undefined) && (missing76 = "file"))) || ((data188.test === undefined) && (missing76 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/37/properties/args/required",keyword:"required",params:{missingProperty: missing76},message:"must have required property '"+missing76+"'"}];
return false;
}
else {
const _errs393 = errors;
for(const key38 in data188){
if(!((((key38 === "assertion") || (key38 === "because")) || (key38 === "test")) || (key38 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/37/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs393 === errors){
if(data188.assertion !== undefined){
const _errs394 = errors;
if(typeof data188.assertion !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/assertion",schemaPath:"#/oneOf/37/properties/args/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid120 = _errs394 === errors;
}
else {
var valid120 = true;
}
if(valid120){
if(data188.because !== undefined){
const _errs396 = errors;
if(typeof data188.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/37/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid120 = _errs396 === errors;
}
else {
var valid120 = true;
}
if(valid120){
if(data188.test !== undefined){
const _errs398 = errors;
if(!(validate87(data188.test, {instancePath:instancePath+"/args/test",parentData:data188,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid120 = _errs398 === errors;
}
else {
var valid120 = true;
}
if(valid120){
if(data188.file !== undefined){
const _errs399 = errors;
if(!(validate38(data188.file, {instancePath:instancePath+"/args/file",parentData:data188,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid120 = _errs399 === errors;
}
else {
var valid120 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/37/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid119 = _errs391 === errors;
}
else {
var valid119 = true;
}
}
}
}
}
else if(tag0 === "assertion-not-awaited"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing77;
if((data.rule === undefined) && (missing77 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/38/required",keyword:"required",params:{missingProperty: missing77},message:"must have required property '"+missing77+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data193 = data.rule;
const _errs401 = errors;
if(typeof data193 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-not-awaited" !== data193){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-not-awaited"},message:"must be equal to constant"}];
return false;
}
var valid122 = _errs401 === errors;
}
else {
var valid122 = true;
}
if(valid122){
if(data.args !== undefined){
let data194 = data.args;
const _errs403 = errors;
if(errors === _errs403){
if(data194 && typeof data194 == "object" && !Array.isArray(data194)){
let missing78;
if((((data194.assertion === undefined) && (missing78 = "assertion")) || ((data194.file === undefined) && (missing78 = "file"))) || ((data194.test === undefined) && (missing78 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/38/properties/args/required",keyword:"required",params:{missingProperty: missing78},message:"must have required property '"+missing78+"'"}];
return false;
}
else {
const _errs405 = errors;
for(const key39 in data194){
if(!(((key39 === "assertion") || (key39 === "test")) || (key39 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/38/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs405 === errors){
if(data194.assertion !== undefined){
const _errs406 = errors;
if(typeof data194.assertion !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/assertion",schemaPath:"#/oneOf/38/properties/args/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid123 = _errs406 === errors;
}
else {
var valid123 = true;
}
if(valid123){
if(data194.test !== undefined){
const _errs408 = errors;
if(!(validate87(data194.test, {instancePath:instancePath+"/args/test",parentData:data194,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid123 = _errs408 === errors;
}
else {
var valid123 = true;
}
if(valid123){
if(data194.file !== undefined){
const _errs409 = errors;
if(!(validate38(data194.file, {instancePath:instancePath+"/args/file",parentData:data194,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid123 = _errs409 === errors;
}
else {
var valid123 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/38/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid122 = _errs403 === errors;
}
else {
var valid122 = true;
}
}
}
}
}
else if(tag0 === "assertion-tautology"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing79;
if((data.rule === undefined) && (missing79 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/39/required",keyword:"required",params:{missingProperty: missing79},message:"must have required property '"+missing79+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data198 = data.rule;
const _errs411 = errors;
if(typeof data198 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("assertion-tautology" !== data198){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/const",keyword:"const",params:{allowedValue: "assertion-tautology"},message:"must be equal to constant"}];
return false;
}
var valid125 = _errs411 === errors;
}
else {
var valid125 = true;
}
if(valid125){
if(data.args !== undefined){
let data199 = data.args;
const _errs413 = errors;
if(errors === _errs413){
if(data199 && typeof data199 == "object" && !Array.isArray(data199)){
let missing80;
if((((data199.assertion === undefined) && (missing80 = "assertion")) || ((data199.file === undefined) && (missing80 = "file"))) || ((data199.test === undefined) && (missing80 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/39/properties/args/required",keyword:"required",params:{missingProperty: missing80},message:"must have required property '"+missing80+"'"}];
return false;
}
else {
const _errs415 = errors;
for(const key40 in data199){
if(!(((key40 === "assertion") || (key40 === "test")) || (key40 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/39/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs415 === errors){
if(data199.assertion !== undefined){
const _errs416 = errors;
if(typeof data199.assertion !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/assertion",schemaPath:"#/oneOf/39/properties/args/properties/assertion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid126 = _errs416 === errors;
}
else {
var valid126 = true;
}
if(valid126){
if(data199.test !== undefined){
const _errs418 = errors;
if(!(validate87(data199.test, {instancePath:instancePath+"/args/test",parentData:data199,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid126 = _errs418 === errors;
}
else {
var valid126 = true;
}
if(valid126){
if(data199.file !== undefined){
const _errs419 = errors;
if(!(validate38(data199.file, {instancePath:instancePath+"/args/file",parentData:data199,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid126 = _errs419 === errors;
}
else {
var valid126 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/39/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid125 = _errs413 === errors;
}
else {
var valid125 = true;
}
}
}
}
}
else if(tag0 === "subject-mocked"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing81;
if((data.rule === undefined) && (missing81 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/40/required",keyword:"required",params:{missingProperty: missing81},message:"must have required property '"+missing81+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data203 = data.rule;
const _errs421 = errors;
if(typeof data203 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/40/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("subject-mocked" !== data203){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/40/properties/rule/const",keyword:"const",params:{allowedValue: "subject-mocked"},message:"must be equal to constant"}];
return false;
}
var valid128 = _errs421 === errors;
}
else {
var valid128 = true;
}
if(valid128){
if(data.args !== undefined){
let data204 = data.args;
const _errs423 = errors;
if(errors === _errs423){
if(data204 && typeof data204 == "object" && !Array.isArray(data204)){
let missing82;
if(((((data204.by === undefined) && (missing82 = "by")) || ((data204.file === undefined) && (missing82 = "file"))) || ((data204.subject === undefined) && (missing82 = "subject"))) || ((data204.test === undefined) && (missing82 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/40/properties/args/required",keyword:"required",params:{missingProperty: missing82},message:"must have required property '"+missing82+"'"}];
return false;
}
else {
const _errs425 = errors;
for(const key41 in data204){
if(!((((key41 === "subject") || (key41 === "by")) || (key41 === "test")) || (key41 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/40/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs425 === errors){
if(data204.subject !== undefined){
const _errs426 = errors;
if(typeof data204.subject !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/subject",schemaPath:"#/oneOf/40/properties/args/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid129 = _errs426 === errors;
}
else {
var valid129 = true;
}
if(valid129){
if(data204.by !== undefined){
const _errs428 = errors;
if(typeof data204.by !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/by",schemaPath:"#/oneOf/40/properties/args/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid129 = _errs428 === errors;
}
else {
var valid129 = true;
}
if(valid129){
if(data204.test !== undefined){
const _errs430 = errors;
if(!(validate87(data204.test, {instancePath:instancePath+"/args/test",parentData:data204,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid129 = _errs430 === errors;
}
else {
var valid129 = true;
}
if(valid129){
if(data204.file !== undefined){
const _errs431 = errors;
if(!(validate38(data204.file, {instancePath:instancePath+"/args/file",parentData:data204,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid129 = _errs431 === errors;
}
else {
var valid129 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/40/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid128 = _errs423 === errors;
}
else {
var valid128 = true;
}
}
}
}
}
else if(tag0 === "retry-raised"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing83;
if((data.rule === undefined) && (missing83 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/41/required",keyword:"required",params:{missingProperty: missing83},message:"must have required property '"+missing83+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data209 = data.rule;
const _errs433 = errors;
if(typeof data209 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/41/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("retry-raised" !== data209){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/41/properties/rule/const",keyword:"const",params:{allowedValue: "retry-raised"},message:"must be equal to constant"}];
return false;
}
var valid131 = _errs433 === errors;
}
else {
var valid131 = true;
}
if(valid131){
if(data.args !== undefined){
let data210 = data.args;
const _errs435 = errors;
if(errors === _errs435){
if(data210 && typeof data210 == "object" && !Array.isArray(data210)){
let missing84;
if(((((data210.after === undefined) && (missing84 = "after")) || ((data210.before === undefined) && (missing84 = "before"))) || ((data210.file === undefined) && (missing84 = "file"))) || ((data210.test === undefined) && (missing84 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/41/properties/args/required",keyword:"required",params:{missingProperty: missing84},message:"must have required property '"+missing84+"'"}];
return false;
}
else {
const _errs437 = errors;
for(const key42 in data210){
if(!((((key42 === "before") || (key42 === "after")) || (key42 === "test")) || (key42 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/41/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs437 === errors){
if(data210.before !== undefined){
let data211 = data210.before;
const _errs438 = errors;
if(!((typeof data211 == "number") && (isFinite(data211)))){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/41/properties/args/properties/before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid132 = _errs438 === errors;
}
else {
var valid132 = true;
}
if(valid132){
if(data210.after !== undefined){
let data212 = data210.after;
const _errs440 = errors;
if(!((typeof data212 == "number") && (isFinite(data212)))){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/41/properties/args/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid132 = _errs440 === errors;
}
else {
var valid132 = true;
}
if(valid132){
if(data210.test !== undefined){
const _errs442 = errors;
if(!(validate87(data210.test, {instancePath:instancePath+"/args/test",parentData:data210,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid132 = _errs442 === errors;
}
else {
var valid132 = true;
}
if(valid132){
if(data210.file !== undefined){
const _errs443 = errors;
if(!(validate38(data210.file, {instancePath:instancePath+"/args/file",parentData:data210,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid132 = _errs443 === errors;
}
else {
var valid132 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/41/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid131 = _errs435 === errors;
}
else {
var valid131 = true;
}
}
}
}
}
else if(tag0 === "timeout-raised"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing85;
if((data.rule === undefined) && (missing85 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/42/required",keyword:"required",params:{missingProperty: missing85},message:"must have required property '"+missing85+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data215 = data.rule;
const _errs445 = errors;
if(typeof data215 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/42/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("timeout-raised" !== data215){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/42/properties/rule/const",keyword:"const",params:{allowedValue: "timeout-raised"},message:"must be equal to constant"}];
return false;
}
var valid134 = _errs445 === errors;
}
else {
var valid134 = true;
}
if(valid134){
if(data.args !== undefined){
let data216 = data.args;
const _errs447 = errors;
if(errors === _errs447){
if(data216 && typeof data216 == "object" && !Array.isArray(data216)){
let missing86;
if(((((data216.after === undefined) && (missing86 = "after")) || ((data216.before === undefined) && (missing86 = "before"))) || ((data216.file === undefined) && (missing86 = "file"))) || ((data216.test === undefined) && (missing86 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/42/properties/args/required",keyword:"required",params:{missingProperty: missing86},message:"must have required property '"+missing86+"'"}];
return false;
}
else {
const _errs449 = errors;
for(const key43 in data216){
if(!((((key43 === "before") || (key43 === "after")) || (key43 === "test")) || (key43 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/42/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs449 === errors){
if(data216.before !== undefined){
let data217 = data216.before;
const _errs450 = errors;
if((!((typeof data217 == "number") && (isFinite(data217)))) && (data217 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/42/properties/args/properties/before/type",keyword:"type",params:{type: schema18.oneOf[42].properties.args.properties.before.type},message:"must be number,null"}];
return false;
}
var valid135 = _errs450 === errors;
}
else {
var valid135 = true;
}
if(valid135){
if(data216.after !== undefined){
let data218 = data216.after;
const _errs452 = errors;
if(!((typeof data218 == "number") && (isFinite(data218)))){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/42/properties/args/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid135 = _errs452 === errors;
}
else {
var valid135 = true;
}
if(valid135){
if(data216.test !== undefined){
const _errs454 = errors;
if(!(validate87(data216.test, {instancePath:instancePath+"/args/test",parentData:data216,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid135 = _errs454 === errors;
}
else {
var valid135 = true;
}
if(valid135){
if(data216.file !== undefined){
const _errs455 = errors;
if(!(validate38(data216.file, {instancePath:instancePath+"/args/file",parentData:data216,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid135 = _errs455 === errors;
}
else {
var valid135 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/42/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid134 = _errs447 === errors;
}
else {
var valid134 = true;
}
}
}
}
}
else if(tag0 === "table-shrunk"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing87;
if((data.rule === undefined) && (missing87 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/43/required",keyword:"required",params:{missingProperty: missing87},message:"must have required property '"+missing87+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data221 = data.rule;
const _errs457 = errors;
if(typeof data221 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/43/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("table-shrunk" !== data221){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/43/properties/rule/const",keyword:"const",params:{allowedValue: "table-shrunk"},message:"must be equal to constant"}];
return false;
}
var valid137 = _errs457 === errors;
}
else {
var valid137 = true;
}
if(valid137){
if(data.args !== undefined){
let data222 = data.args;
const _errs459 = errors;
if(errors === _errs459){
if(data222 && typeof data222 == "object" && !Array.isArray(data222)){
let missing88;
if(((((data222.after === undefined) && (missing88 = "after")) || ((data222.before === undefined) && (missing88 = "before"))) || ((data222.file === undefined) && (missing88 = "file"))) || ((data222.test === undefined) && (missing88 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/43/properties/args/required",keyword:"required",params:{missingProperty: missing88},message:"must have required property '"+missing88+"'"}];
return false;
}
else {
const _errs461 = errors;
for(const key44 in data222){
if(!((((key44 === "before") || (key44 === "after")) || (key44 === "test")) || (key44 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/43/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs461 === errors){
if(data222.before !== undefined){
let data223 = data222.before;
const _errs462 = errors;
if(!((typeof data223 == "number") && (isFinite(data223)))){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/43/properties/args/properties/before/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid138 = _errs462 === errors;
}
else {
var valid138 = true;
}
if(valid138){
if(data222.after !== undefined){
let data224 = data222.after;
const _errs464 = errors;
if(!((typeof data224 == "number") && (isFinite(data224)))){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/43/properties/args/properties/after/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid138 = _errs464 === errors;
}
else {
var valid138 = true;
}
if(valid138){
if(data222.test !== undefined){
const _errs466 = errors;
if(!(validate87(data222.test, {instancePath:instancePath+"/args/test",parentData:data222,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid138 = _errs466 === errors;
}
else {
var valid138 = true;
}
if(valid138){
if(data222.file !== undefined){
const _errs467 = errors;
if(!(validate38(data222.file, {instancePath:instancePath+"/args/file",parentData:data222,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid138 = _errs467 === errors;
}
else {
var valid138 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/43/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid137 = _errs459 === errors;
}
else {
var valid137 = true;
}
}
}
}
}
else if(tag0 === "property-narrowed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing89;
if((data.rule === undefined) && (missing89 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/44/required",keyword:"required",params:{missingProperty: missing89},message:"must have required property '"+missing89+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data227 = data.rule;
const _errs469 = errors;
if(typeof data227 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/44/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("property-narrowed" !== data227){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/44/properties/rule/const",keyword:"const",params:{allowedValue: "property-narrowed"},message:"must be equal to constant"}];
return false;
}
var valid140 = _errs469 === errors;
}
else {
var valid140 = true;
}
if(valid140){
if(data.args !== undefined){
let data228 = data.args;
const _errs471 = errors;
if(errors === _errs471){
if(data228 && typeof data228 == "object" && !Array.isArray(data228)){
let missing90;
if((((((data228.after === undefined) && (missing90 = "after")) || ((data228.before === undefined) && (missing90 = "before"))) || ((data228.file === undefined) && (missing90 = "file"))) || ((data228.test === undefined) && (missing90 = "test"))) || ((data228.what === undefined) && (missing90 = "what"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/44/properties/args/required",keyword:"required",params:{missingProperty: missing90},message:"must have required property '"+missing90+"'"}];
return false;
}
else {
const _errs473 = errors;
for(const key45 in data228){
if(!(((((key45 === "what") || (key45 === "before")) || (key45 === "after")) || (key45 === "test")) || (key45 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/44/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs473 === errors){
if(data228.what !== undefined){
const _errs474 = errors;
if(typeof data228.what !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/what",schemaPath:"#/oneOf/44/properties/args/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid141 = _errs474 === errors;
}
else {
var valid141 = true;
}
if(valid141){
if(data228.before !== undefined){
const _errs476 = errors;
if(typeof data228.before !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/44/properties/args/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid141 = _errs476 === errors;
}
else {
var valid141 = true;
}
if(valid141){
if(data228.after !== undefined){
const _errs478 = errors;
if(typeof data228.after !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/44/properties/args/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid141 = _errs478 === errors;
}
else {
var valid141 = true;
}
if(valid141){
if(data228.test !== undefined){
const _errs480 = errors;
if(!(validate87(data228.test, {instancePath:instancePath+"/args/test",parentData:data228,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid141 = _errs480 === errors;
}
else {
var valid141 = true;
}
if(valid141){
if(data228.file !== undefined){
const _errs481 = errors;
if(!(validate38(data228.file, {instancePath:instancePath+"/args/file",parentData:data228,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid141 = _errs481 === errors;
}
else {
var valid141 = true;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/44/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid140 = _errs471 === errors;
}
else {
var valid140 = true;
}
}
}
}
}
else if(tag0 === "snapshot-rewritten"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing91;
if((data.rule === undefined) && (missing91 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/45/required",keyword:"required",params:{missingProperty: missing91},message:"must have required property '"+missing91+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data234 = data.rule;
const _errs483 = errors;
if(typeof data234 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/45/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("snapshot-rewritten" !== data234){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/45/properties/rule/const",keyword:"const",params:{allowedValue: "snapshot-rewritten"},message:"must be equal to constant"}];
return false;
}
var valid143 = _errs483 === errors;
}
else {
var valid143 = true;
}
if(valid143){
if(data.args !== undefined){
let data235 = data.args;
const _errs485 = errors;
if(errors === _errs485){
if(data235 && typeof data235 == "object" && !Array.isArray(data235)){
let missing92;
if(((((data235.after === undefined) && (missing92 = "after")) || ((data235.before === undefined) && (missing92 = "before"))) || ((data235.file === undefined) && (missing92 = "file"))) || ((data235.test === undefined) && (missing92 = "test"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/45/properties/args/required",keyword:"required",params:{missingProperty: missing92},message:"must have required property '"+missing92+"'"}];
return false;
}
else {
const _errs487 = errors;
for(const key46 in data235){
if(!((((key46 === "before") || (key46 === "after")) || (key46 === "test")) || (key46 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/45/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs487 === errors){
if(data235.before !== undefined){
const _errs488 = errors;
if(typeof data235.before !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/before",schemaPath:"#/oneOf/45/properties/args/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid144 = _errs488 === errors;
}
else {
var valid144 = true;
}
if(valid144){
if(data235.after !== undefined){
const _errs490 = errors;
if(typeof data235.after !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/after",schemaPath:"#/oneOf/45/properties/args/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid144 = _errs490 === errors;
}
else {
var valid144 = true;
}
if(valid144){
if(data235.test !== undefined){
const _errs492 = errors;
if(!(validate87(data235.test, {instancePath:instancePath+"/args/test",parentData:data235,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid144 = _errs492 === errors;
}
else {
var valid144 = true;
}
if(valid144){
if(data235.file !== undefined){
const _errs493 = errors;
if(!(validate38(data235.file, {instancePath:instancePath+"/args/file",parentData:data235,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid144 = _errs493 === errors;
}
else {
var valid144 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/45/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid143 = _errs485 === errors;
}
else {
var valid143 = true;
}
}
}
}
}
else if(tag0 === "test-unparseable"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing93;
if((data.rule === undefined) && (missing93 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/46/required",keyword:"required",params:{missingProperty: missing93},message:"must have required property '"+missing93+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data240 = data.rule;
const _errs495 = errors;
if(typeof data240 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/46/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-unparseable" !== data240){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/46/properties/rule/const",keyword:"const",params:{allowedValue: "test-unparseable"},message:"must be equal to constant"}];
return false;
}
var valid146 = _errs495 === errors;
}
else {
var valid146 = true;
}
if(valid146){
if(data.args !== undefined){
let data241 = data.args;
const _errs497 = errors;
if(errors === _errs497){
if(data241 && typeof data241 == "object" && !Array.isArray(data241)){
let missing94;
if((((data241.file === undefined) && (missing94 = "file")) || ((data241.side === undefined) && (missing94 = "side"))) || ((data241.message === undefined) && (missing94 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/46/properties/args/required",keyword:"required",params:{missingProperty: missing94},message:"must have required property '"+missing94+"'"}];
return false;
}
else {
const _errs499 = errors;
for(const key47 in data241){
if(!(((key47 === "file") || (key47 === "side")) || (key47 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/46/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs499 === errors){
if(data241.file !== undefined){
const _errs500 = errors;
if(!(validate38(data241.file, {instancePath:instancePath+"/args/file",parentData:data241,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid147 = _errs500 === errors;
}
else {
var valid147 = true;
}
if(valid147){
if(data241.side !== undefined){
let data243 = data241.side;
const _errs501 = errors;
if(typeof data243 !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/side",schemaPath:"#/oneOf/46/properties/args/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data243 === "base") || (data243 === "head"))){
validate57.errors = [{instancePath:instancePath+"/args/side",schemaPath:"#/oneOf/46/properties/args/properties/side/enum",keyword:"enum",params:{allowedValues: schema18.oneOf[46].properties.args.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid147 = _errs501 === errors;
}
else {
var valid147 = true;
}
if(valid147){
if(data241.message !== undefined){
const _errs503 = errors;
if(typeof data241.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/46/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid147 = _errs503 === errors;
}
else {
var valid147 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/46/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid146 = _errs497 === errors;
}
else {
var valid146 = true;
}
}
}
}
}
else if(tag0 === "budget-negative"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing95;
if((data.rule === undefined) && (missing95 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/47/required",keyword:"required",params:{missingProperty: missing95},message:"must have required property '"+missing95+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data245 = data.rule;
const _errs506 = errors;
if(typeof data245 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/47/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-negative" !== data245){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/47/properties/rule/const",keyword:"const",params:{allowedValue: "budget-negative"},message:"must be equal to constant"}];
return false;
}
var valid149 = _errs506 === errors;
}
else {
var valid149 = true;
}
if(valid149){
if(data.args !== undefined){
let data246 = data.args;
const _errs508 = errors;
if(errors === _errs508){
if(data246 && typeof data246 == "object" && !Array.isArray(data246)){
let missing96;
if((((data246.credits === undefined) && (missing96 = "credits")) || ((data246.debits === undefined) && (missing96 = "debits"))) || ((data246.score === undefined) && (missing96 = "score"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/47/properties/args/required",keyword:"required",params:{missingProperty: missing96},message:"must have required property '"+missing96+"'"}];
return false;
}
else {
const _errs510 = errors;
for(const key48 in data246){
if(!(((key48 === "credits") || (key48 === "debits")) || (key48 === "score"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/47/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key48},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs510 === errors){
if(data246.credits !== undefined){
let data247 = data246.credits;
const _errs511 = errors;
if(!((typeof data247 == "number") && (isFinite(data247)))){
validate57.errors = [{instancePath:instancePath+"/args/credits",schemaPath:"#/oneOf/47/properties/args/properties/credits/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid150 = _errs511 === errors;
}
else {
var valid150 = true;
}
if(valid150){
if(data246.debits !== undefined){
let data248 = data246.debits;
const _errs513 = errors;
if(!((typeof data248 == "number") && (isFinite(data248)))){
validate57.errors = [{instancePath:instancePath+"/args/debits",schemaPath:"#/oneOf/47/properties/args/properties/debits/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid150 = _errs513 === errors;
}
else {
var valid150 = true;
}
if(valid150){
if(data246.score !== undefined){
let data249 = data246.score;
const _errs515 = errors;
if(!((typeof data249 == "number") && (isFinite(data249)))){
validate57.errors = [{instancePath:instancePath+"/args/score",schemaPath:"#/oneOf/47/properties/args/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid150 = _errs515 === errors;
}
else {
var valid150 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/47/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid149 = _errs508 === errors;
}
else {
var valid149 = true;
}
}
}
}
}
else if(tag0 === "budget-undefined"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing97;
if((data.rule === undefined) && (missing97 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/48/required",keyword:"required",params:{missingProperty: missing97},message:"must have required property '"+missing97+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data250 = data.rule;
const _errs518 = errors;
if(typeof data250 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/48/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-undefined" !== data250){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/48/properties/rule/const",keyword:"const",params:{allowedValue: "budget-undefined"},message:"must be equal to constant"}];
return false;
}
var valid152 = _errs518 === errors;
}
else {
var valid152 = true;
}
if(valid152){
if(data.args !== undefined){
let data251 = data.args;
const _errs520 = errors;
if(errors === _errs520){
if(data251 && typeof data251 == "object" && !Array.isArray(data251)){
let missing98;
if((data251.because === undefined) && (missing98 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/48/properties/args/required",keyword:"required",params:{missingProperty: missing98},message:"must have required property '"+missing98+"'"}];
return false;
}
else {
const _errs522 = errors;
for(const key49 in data251){
if(!(key49 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/48/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key49},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs522 === errors){
if(data251.because !== undefined){
if(typeof data251.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/48/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/48/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid152 = _errs520 === errors;
}
else {
var valid152 = true;
}
}
}
}
}
else if(tag0 === "budget-overdrawn"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing99;
if((data.rule === undefined) && (missing99 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/49/required",keyword:"required",params:{missingProperty: missing99},message:"must have required property '"+missing99+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data253 = data.rule;
const _errs526 = errors;
if(typeof data253 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/49/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("budget-overdrawn" !== data253){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/49/properties/rule/const",keyword:"const",params:{allowedValue: "budget-overdrawn"},message:"must be equal to constant"}];
return false;
}
var valid155 = _errs526 === errors;
}
else {
var valid155 = true;
}
if(valid155){
if(data.args !== undefined){
let data254 = data.args;
const _errs528 = errors;
if(errors === _errs528){
if(data254 && typeof data254 == "object" && !Array.isArray(data254)){
let missing100;
if((((data254.points === undefined) && (missing100 = "points")) || ((data254.cap === undefined) && (missing100 = "cap"))) || ((data254.because === undefined) && (missing100 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/49/properties/args/required",keyword:"required",params:{missingProperty: missing100},message:"must have required property '"+missing100+"'"}];
return false;
}
else {
const _errs530 = errors;
for(const key50 in data254){
if(!(((key50 === "points") || (key50 === "cap")) || (key50 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/49/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key50},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs530 === errors){
if(data254.points !== undefined){
let data255 = data254.points;
const _errs531 = errors;
if(!((typeof data255 == "number") && (isFinite(data255)))){
validate57.errors = [{instancePath:instancePath+"/args/points",schemaPath:"#/oneOf/49/properties/args/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid156 = _errs531 === errors;
}
else {
var valid156 = true;
}
if(valid156){
if(data254.cap !== undefined){
let data256 = data254.cap;
const _errs533 = errors;
if(!((typeof data256 == "number") && (isFinite(data256)))){
validate57.errors = [{instancePath:instancePath+"/args/cap",schemaPath:"#/oneOf/49/properties/args/properties/cap/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid156 = _errs533 === errors;
}
else {
var valid156 = true;
}
if(valid156){
if(data254.because !== undefined){
const _errs535 = errors;
if(typeof data254.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/49/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid156 = _errs535 === errors;
}
else {
var valid156 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/49/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid155 = _errs528 === errors;
}
else {
var valid155 = true;
}
}
}
}
}
else if(tag0 === "production-test-aware"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing101;
if((data.rule === undefined) && (missing101 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/50/required",keyword:"required",params:{missingProperty: missing101},message:"must have required property '"+missing101+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data258 = data.rule;
const _errs538 = errors;
if(typeof data258 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/50/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("production-test-aware" !== data258){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/50/properties/rule/const",keyword:"const",params:{allowedValue: "production-test-aware"},message:"must be equal to constant"}];
return false;
}
var valid158 = _errs538 === errors;
}
else {
var valid158 = true;
}
if(valid158){
if(data.args !== undefined){
let data259 = data.args;
const _errs540 = errors;
if(errors === _errs540){
if(data259 && typeof data259 == "object" && !Array.isArray(data259)){
let missing102;
if((((data259.file === undefined) && (missing102 = "file")) || ((data259.knows === undefined) && (missing102 = "knows"))) || ((data259.evidence === undefined) && (missing102 = "evidence"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/50/properties/args/required",keyword:"required",params:{missingProperty: missing102},message:"must have required property '"+missing102+"'"}];
return false;
}
else {
const _errs542 = errors;
for(const key51 in data259){
if(!(((key51 === "file") || (key51 === "knows")) || (key51 === "evidence"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/50/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs542 === errors){
if(data259.file !== undefined){
const _errs543 = errors;
if(!(validate38(data259.file, {instancePath:instancePath+"/args/file",parentData:data259,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid159 = _errs543 === errors;
}
else {
var valid159 = true;
}
if(valid159){
if(data259.knows !== undefined){
const _errs544 = errors;
if(typeof data259.knows !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/knows",schemaPath:"#/oneOf/50/properties/args/properties/knows/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid159 = _errs544 === errors;
}
else {
var valid159 = true;
}
if(valid159){
if(data259.evidence !== undefined){
const _errs546 = errors;
if(typeof data259.evidence !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/evidence",schemaPath:"#/oneOf/50/properties/args/properties/evidence/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid159 = _errs546 === errors;
}
else {
var valid159 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/50/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid158 = _errs540 === errors;
}
else {
var valid158 = true;
}
}
}
}
}
else if(tag0 === "production-imports-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing103;
if((data.rule === undefined) && (missing103 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/51/required",keyword:"required",params:{missingProperty: missing103},message:"must have required property '"+missing103+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data263 = data.rule;
const _errs549 = errors;
if(typeof data263 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/51/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("production-imports-tests" !== data263){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/51/properties/rule/const",keyword:"const",params:{allowedValue: "production-imports-tests"},message:"must be equal to constant"}];
return false;
}
var valid161 = _errs549 === errors;
}
else {
var valid161 = true;
}
if(valid161){
if(data.args !== undefined){
let data264 = data.args;
const _errs551 = errors;
if(errors === _errs551){
if(data264 && typeof data264 == "object" && !Array.isArray(data264)){
let missing104;
if(((data264.file === undefined) && (missing104 = "file")) || ((data264.imported === undefined) && (missing104 = "imported"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/51/properties/args/required",keyword:"required",params:{missingProperty: missing104},message:"must have required property '"+missing104+"'"}];
return false;
}
else {
const _errs553 = errors;
for(const key52 in data264){
if(!((key52 === "file") || (key52 === "imported"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/51/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs553 === errors){
if(data264.file !== undefined){
const _errs554 = errors;
if(!(validate38(data264.file, {instancePath:instancePath+"/args/file",parentData:data264,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid162 = _errs554 === errors;
}
else {
var valid162 = true;
}
if(valid162){
if(data264.imported !== undefined){
const _errs555 = errors;
if(typeof data264.imported !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/imported",schemaPath:"#/oneOf/51/properties/args/properties/imported/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid162 = _errs555 === errors;
}
else {
var valid162 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/51/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid161 = _errs551 === errors;
}
else {
var valid161 = true;
}
}
}
}
}
else if(tag0 === "test-values-in-production"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing105;
if((data.rule === undefined) && (missing105 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/52/required",keyword:"required",params:{missingProperty: missing105},message:"must have required property '"+missing105+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data267 = data.rule;
const _errs558 = errors;
if(typeof data267 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/52/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("test-values-in-production" !== data267){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/52/properties/rule/const",keyword:"const",params:{allowedValue: "test-values-in-production"},message:"must be equal to constant"}];
return false;
}
var valid164 = _errs558 === errors;
}
else {
var valid164 = true;
}
if(valid164){
if(data.args !== undefined){
let data268 = data.args;
const _errs560 = errors;
if(errors === _errs560){
if(data268 && typeof data268 == "object" && !Array.isArray(data268)){
let missing106;
if((((data268.file === undefined) && (missing106 = "file")) || ((data268.values === undefined) && (missing106 = "values"))) || ((data268.tests === undefined) && (missing106 = "tests"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/52/properties/args/required",keyword:"required",params:{missingProperty: missing106},message:"must have required property '"+missing106+"'"}];
return false;
}
else {
const _errs562 = errors;
for(const key53 in data268){
if(!(((key53 === "file") || (key53 === "values")) || (key53 === "tests"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/52/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key53},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs562 === errors){
if(data268.file !== undefined){
const _errs563 = errors;
if(!(validate38(data268.file, {instancePath:instancePath+"/args/file",parentData:data268,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid165 = _errs563 === errors;
}
else {
var valid165 = true;
}
if(valid165){
if(data268.values !== undefined){
let data270 = data268.values;
const _errs564 = errors;
if(errors === _errs564){
if(Array.isArray(data270)){
var valid166 = true;
const len4 = data270.length;
for(let i4=0; i4<len4; i4++){
const _errs566 = errors;
if(typeof data270[i4] !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/values/" + i4,schemaPath:"#/oneOf/52/properties/args/properties/values/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid166 = _errs566 === errors;
if(!valid166){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/values",schemaPath:"#/oneOf/52/properties/args/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid165 = _errs564 === errors;
}
else {
var valid165 = true;
}
if(valid165){
if(data268.tests !== undefined){
let data272 = data268.tests;
const _errs568 = errors;
if(errors === _errs568){
if(Array.isArray(data272)){
var valid167 = true;
const len5 = data272.length;
for(let i5=0; i5<len5; i5++){
const _errs570 = errors;
if(!(validate87(data272[i5], {instancePath:instancePath+"/args/tests/" + i5,parentData:data272,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid167 = _errs570 === errors;
if(!valid167){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/tests",schemaPath:"#/oneOf/52/properties/args/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid165 = _errs568 === errors;
}
else {
var valid165 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/52/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid164 = _errs560 === errors;
}
else {
var valid164 = true;
}
}
}
}
}
else if(tag0 === "oracle-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing107;
if((data.rule === undefined) && (missing107 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/53/required",keyword:"required",params:{missingProperty: missing107},message:"must have required property '"+missing107+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data274 = data.rule;
const _errs572 = errors;
if(typeof data274 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/53/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-failed" !== data274){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/53/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-failed"},message:"must be equal to constant"}];
return false;
}
var valid169 = _errs572 === errors;
}
else {
var valid169 = true;
}
if(valid169){
if(data.args !== undefined){
let data275 = data.args;
const _errs574 = errors;
if(errors === _errs574){
if(data275 && typeof data275 == "object" && !Array.isArray(data275)){
let missing108;
if((((data275.test === undefined) && (missing108 = "test")) || ((data275.signature === undefined) && (missing108 = "signature"))) || ((data275.message === undefined) && (missing108 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/53/properties/args/required",keyword:"required",params:{missingProperty: missing108},message:"must have required property '"+missing108+"'"}];
return false;
}
else {
const _errs576 = errors;
for(const key54 in data275){
if(!(((key54 === "test") || (key54 === "signature")) || (key54 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/53/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key54},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs576 === errors){
if(data275.test !== undefined){
const _errs577 = errors;
if(!(validate87(data275.test, {instancePath:instancePath+"/args/test",parentData:data275,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid170 = _errs577 === errors;
}
else {
var valid170 = true;
}
if(valid170){
if(data275.signature !== undefined){
const _errs578 = errors;
if(!(validate159(data275.signature, {instancePath:instancePath+"/args/signature",parentData:data275,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid170 = _errs578 === errors;
}
else {
var valid170 = true;
}
if(valid170){
if(data275.message !== undefined){
const _errs579 = errors;
if(typeof data275.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/53/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid170 = _errs579 === errors;
}
else {
var valid170 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/53/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid169 = _errs574 === errors;
}
else {
var valid169 = true;
}
}
}
}
}
else if(tag0 === "oracle-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing109;
if((data.rule === undefined) && (missing109 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/54/required",keyword:"required",params:{missingProperty: missing109},message:"must have required property '"+missing109+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data279 = data.rule;
const _errs582 = errors;
if(typeof data279 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/54/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-error" !== data279){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/54/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-error"},message:"must be equal to constant"}];
return false;
}
var valid172 = _errs582 === errors;
}
else {
var valid172 = true;
}
if(valid172){
if(data.args !== undefined){
let data280 = data.args;
const _errs584 = errors;
if(errors === _errs584){
if(data280 && typeof data280 == "object" && !Array.isArray(data280)){
let missing110;
if((((data280.owner === undefined) && (missing110 = "owner")) || ((data280.signature === undefined) && (missing110 = "signature"))) || ((data280.message === undefined) && (missing110 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/54/properties/args/required",keyword:"required",params:{missingProperty: missing110},message:"must have required property '"+missing110+"'"}];
return false;
}
else {
const _errs586 = errors;
for(const key55 in data280){
if(!(((key55 === "owner") || (key55 === "signature")) || (key55 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/54/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key55},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs586 === errors){
if(data280.owner !== undefined){
const _errs587 = errors;
if(!(validate87(data280.owner, {instancePath:instancePath+"/args/owner",parentData:data280,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid173 = _errs587 === errors;
}
else {
var valid173 = true;
}
if(valid173){
if(data280.signature !== undefined){
let data282 = data280.signature;
const _errs588 = errors;
const _errs589 = errors;
let valid174 = false;
const _errs590 = errors;
if(!(validate159(data282, {instancePath:instancePath+"/args/signature",parentData:data280,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid1 = _errs590 === errors;
valid174 = valid174 || _valid1;
if(!valid174){
const _errs591 = errors;
if(data282 !== null){
const err2 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/54/properties/args/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs591 === errors;
valid174 = valid174 || _valid1;
}
if(!valid174){
const err3 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/54/properties/args/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs589;
if(vErrors !== null){
if(_errs589){
vErrors.length = _errs589;
}
else {
vErrors = null;
}
}
}
var valid173 = _errs588 === errors;
}
else {
var valid173 = true;
}
if(valid173){
if(data280.message !== undefined){
const _errs593 = errors;
if(typeof data280.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/54/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid173 = _errs593 === errors;
}
else {
var valid173 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/54/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid172 = _errs584 === errors;
}
else {
var valid172 = true;
}
}
}
}
}
else if(tag0 === "oracle-timeout"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing111;
if((data.rule === undefined) && (missing111 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/55/required",keyword:"required",params:{missingProperty: missing111},message:"must have required property '"+missing111+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data284 = data.rule;
const _errs596 = errors;
if(typeof data284 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/55/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-timeout" !== data284){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/55/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-timeout"},message:"must be equal to constant"}];
return false;
}
var valid176 = _errs596 === errors;
}
else {
var valid176 = true;
}
if(valid176){
if(data.args !== undefined){
let data285 = data.args;
const _errs598 = errors;
if(errors === _errs598){
if(data285 && typeof data285 == "object" && !Array.isArray(data285)){
let missing112;
if(((data285.test === undefined) && (missing112 = "test")) || ((data285.message === undefined) && (missing112 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/55/properties/args/required",keyword:"required",params:{missingProperty: missing112},message:"must have required property '"+missing112+"'"}];
return false;
}
else {
const _errs600 = errors;
for(const key56 in data285){
if(!((key56 === "test") || (key56 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/55/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs600 === errors){
if(data285.test !== undefined){
const _errs601 = errors;
if(!(validate87(data285.test, {instancePath:instancePath+"/args/test",parentData:data285,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid177 = _errs601 === errors;
}
else {
var valid177 = true;
}
if(valid177){
if(data285.message !== undefined){
const _errs602 = errors;
if(typeof data285.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/55/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid177 = _errs602 === errors;
}
else {
var valid177 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/55/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid176 = _errs598 === errors;
}
else {
var valid176 = true;
}
}
}
}
}
else if(tag0 === "oracle-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing113;
if((data.rule === undefined) && (missing113 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/56/required",keyword:"required",params:{missingProperty: missing113},message:"must have required property '"+missing113+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data288 = data.rule;
const _errs605 = errors;
if(typeof data288 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/56/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-missing" !== data288){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/56/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-missing"},message:"must be equal to constant"}];
return false;
}
var valid179 = _errs605 === errors;
}
else {
var valid179 = true;
}
if(valid179){
if(data.args !== undefined){
let data289 = data.args;
const _errs607 = errors;
if(errors === _errs607){
if(data289 && typeof data289 == "object" && !Array.isArray(data289)){
let missing114;
if(((data289.test === undefined) && (missing114 = "test")) || ((data289.because === undefined) && (missing114 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/56/properties/args/required",keyword:"required",params:{missingProperty: missing114},message:"must have required property '"+missing114+"'"}];
return false;
}
else {
const _errs609 = errors;
for(const key57 in data289){
if(!((key57 === "test") || (key57 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/56/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs609 === errors){
if(data289.test !== undefined){
const _errs610 = errors;
if(!(validate87(data289.test, {instancePath:instancePath+"/args/test",parentData:data289,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid180 = _errs610 === errors;
}
else {
var valid180 = true;
}
if(valid180){
if(data289.because !== undefined){
const _errs611 = errors;
if(typeof data289.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/56/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid180 = _errs611 === errors;
}
else {
var valid180 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/56/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid179 = _errs607 === errors;
}
else {
var valid179 = true;
}
}
}
}
}
else if(tag0 === "oracle-skipped"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing115;
if((data.rule === undefined) && (missing115 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/57/required",keyword:"required",params:{missingProperty: missing115},message:"must have required property '"+missing115+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data292 = data.rule;
const _errs614 = errors;
if(typeof data292 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/57/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-skipped" !== data292){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/57/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-skipped"},message:"must be equal to constant"}];
return false;
}
var valid182 = _errs614 === errors;
}
else {
var valid182 = true;
}
if(valid182){
if(data.args !== undefined){
let data293 = data.args;
const _errs616 = errors;
if(errors === _errs616){
if(data293 && typeof data293 == "object" && !Array.isArray(data293)){
let missing116;
if((((data293.test === undefined) && (missing116 = "test")) || ((data293.mode === undefined) && (missing116 = "mode"))) || ((data293.because === undefined) && (missing116 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/57/properties/args/required",keyword:"required",params:{missingProperty: missing116},message:"must have required property '"+missing116+"'"}];
return false;
}
else {
const _errs618 = errors;
for(const key58 in data293){
if(!(((key58 === "test") || (key58 === "mode")) || (key58 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/57/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs618 === errors){
if(data293.test !== undefined){
const _errs619 = errors;
if(!(validate87(data293.test, {instancePath:instancePath+"/args/test",parentData:data293,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid183 = _errs619 === errors;
}
else {
var valid183 = true;
}
if(valid183){
if(data293.mode !== undefined){
const _errs620 = errors;
if(typeof data293.mode !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/mode",schemaPath:"#/oneOf/57/properties/args/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid183 = _errs620 === errors;
}
else {
var valid183 = true;
}
if(valid183){
if(data293.because !== undefined){
const _errs622 = errors;
if(typeof data293.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/57/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid183 = _errs622 === errors;
}
else {
var valid183 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/57/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid182 = _errs616 === errors;
}
else {
var valid182 = true;
}
}
}
}
}
else if(tag0 === "oracle-flaky"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing117;
if((data.rule === undefined) && (missing117 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/58/required",keyword:"required",params:{missingProperty: missing117},message:"must have required property '"+missing117+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data297 = data.rule;
const _errs625 = errors;
if(typeof data297 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/58/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-flaky" !== data297){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/58/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-flaky"},message:"must be equal to constant"}];
return false;
}
var valid185 = _errs625 === errors;
}
else {
var valid185 = true;
}
if(valid185){
if(data.args !== undefined){
let data298 = data.args;
const _errs627 = errors;
if(errors === _errs627){
if(data298 && typeof data298 == "object" && !Array.isArray(data298)){
let missing118;
if(((data298.test === undefined) && (missing118 = "test")) || ((data298.retries === undefined) && (missing118 = "retries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/58/properties/args/required",keyword:"required",params:{missingProperty: missing118},message:"must have required property '"+missing118+"'"}];
return false;
}
else {
const _errs629 = errors;
for(const key59 in data298){
if(!((key59 === "test") || (key59 === "retries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/58/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs629 === errors){
if(data298.test !== undefined){
const _errs630 = errors;
if(!(validate87(data298.test, {instancePath:instancePath+"/args/test",parentData:data298,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid186 = _errs630 === errors;
}
else {
var valid186 = true;
}
if(valid186){
if(data298.retries !== undefined){
let data300 = data298.retries;
const _errs631 = errors;
if(!((typeof data300 == "number") && (isFinite(data300)))){
validate57.errors = [{instancePath:instancePath+"/args/retries",schemaPath:"#/oneOf/58/properties/args/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid186 = _errs631 === errors;
}
else {
var valid186 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/58/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid185 = _errs627 === errors;
}
else {
var valid185 = true;
}
}
}
}
}
else if(tag0 === "oracle-without-evidence"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing119;
if((data.rule === undefined) && (missing119 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/59/required",keyword:"required",params:{missingProperty: missing119},message:"must have required property '"+missing119+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data301 = data.rule;
const _errs634 = errors;
if(typeof data301 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/59/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-without-evidence" !== data301){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/59/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-without-evidence"},message:"must be equal to constant"}];
return false;
}
var valid188 = _errs634 === errors;
}
else {
var valid188 = true;
}
if(valid188){
if(data.args !== undefined){
let data302 = data.args;
const _errs636 = errors;
if(errors === _errs636){
if(data302 && typeof data302 == "object" && !Array.isArray(data302)){
let missing120;
if(((data302.test === undefined) && (missing120 = "test")) || ((data302.because === undefined) && (missing120 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/59/properties/args/required",keyword:"required",params:{missingProperty: missing120},message:"must have required property '"+missing120+"'"}];
return false;
}
else {
const _errs638 = errors;
for(const key60 in data302){
if(!((key60 === "test") || (key60 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/59/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs638 === errors){
if(data302.test !== undefined){
const _errs639 = errors;
if(!(validate87(data302.test, {instancePath:instancePath+"/args/test",parentData:data302,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid189 = _errs639 === errors;
}
else {
var valid189 = true;
}
if(valid189){
if(data302.because !== undefined){
const _errs640 = errors;
if(typeof data302.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/59/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid189 = _errs640 === errors;
}
else {
var valid189 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/59/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid188 = _errs636 === errors;
}
else {
var valid188 = true;
}
}
}
}
}
else if(tag0 === "no-oracle-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing121;
if((data.rule === undefined) && (missing121 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/60/required",keyword:"required",params:{missingProperty: missing121},message:"must have required property '"+missing121+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data305 = data.rule;
const _errs643 = errors;
if(typeof data305 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/60/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-oracle-tests" !== data305){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/60/properties/rule/const",keyword:"const",params:{allowedValue: "no-oracle-tests"},message:"must be equal to constant"}];
return false;
}
var valid191 = _errs643 === errors;
}
else {
var valid191 = true;
}
if(valid191){
if(data.args !== undefined){
let data306 = data.args;
const _errs645 = errors;
if(errors === _errs645){
if(data306 && typeof data306 == "object" && !Array.isArray(data306)){
let missing122;
if((data306.because === undefined) && (missing122 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/60/properties/args/required",keyword:"required",params:{missingProperty: missing122},message:"must have required property '"+missing122+"'"}];
return false;
}
else {
const _errs647 = errors;
for(const key61 in data306){
if(!(key61 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/60/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key61},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs647 === errors){
if(data306.because !== undefined){
if(typeof data306.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/60/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/60/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid191 = _errs645 === errors;
}
else {
var valid191 = true;
}
}
}
}
}
else if(tag0 === "no-property-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing123;
if((data.rule === undefined) && (missing123 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/61/required",keyword:"required",params:{missingProperty: missing123},message:"must have required property '"+missing123+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data308 = data.rule;
const _errs651 = errors;
if(typeof data308 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/61/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-property-tests" !== data308){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/61/properties/rule/const",keyword:"const",params:{allowedValue: "no-property-tests"},message:"must be equal to constant"}];
return false;
}
var valid194 = _errs651 === errors;
}
else {
var valid194 = true;
}
if(valid194){
if(data.args !== undefined){
let data309 = data.args;
const _errs653 = errors;
if(errors === _errs653){
if(data309 && typeof data309 == "object" && !Array.isArray(data309)){
let missing124;
if((data309.because === undefined) && (missing124 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/61/properties/args/required",keyword:"required",params:{missingProperty: missing124},message:"must have required property '"+missing124+"'"}];
return false;
}
else {
const _errs655 = errors;
for(const key62 in data309){
if(!(key62 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/61/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key62},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs655 === errors){
if(data309.because !== undefined){
if(typeof data309.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/61/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/61/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid194 = _errs653 === errors;
}
else {
var valid194 = true;
}
}
}
}
}
else if(tag0 === "class-claim-refused"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing125;
if((data.rule === undefined) && (missing125 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/62/required",keyword:"required",params:{missingProperty: missing125},message:"must have required property '"+missing125+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data311 = data.rule;
const _errs659 = errors;
if(typeof data311 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/62/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("class-claim-refused" !== data311){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/62/properties/rule/const",keyword:"const",params:{allowedValue: "class-claim-refused"},message:"must be equal to constant"}];
return false;
}
var valid197 = _errs659 === errors;
}
else {
var valid197 = true;
}
if(valid197){
if(data.args !== undefined){
let data312 = data.args;
const _errs661 = errors;
if(errors === _errs661){
if(data312 && typeof data312 == "object" && !Array.isArray(data312)){
let missing126;
if((((data312.test === undefined) && (missing126 = "test")) || ((data312.claimed === undefined) && (missing126 = "claimed"))) || ((data312.because === undefined) && (missing126 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/62/properties/args/required",keyword:"required",params:{missingProperty: missing126},message:"must have required property '"+missing126+"'"}];
return false;
}
else {
const _errs663 = errors;
for(const key63 in data312){
if(!(((key63 === "test") || (key63 === "claimed")) || (key63 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/62/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key63},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs663 === errors){
if(data312.test !== undefined){
const _errs664 = errors;
if(!(validate87(data312.test, {instancePath:instancePath+"/args/test",parentData:data312,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid198 = _errs664 === errors;
}
else {
var valid198 = true;
}
if(valid198){
if(data312.claimed !== undefined){
const _errs665 = errors;
if(!(validate95(data312.claimed, {instancePath:instancePath+"/args/claimed",parentData:data312,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid198 = _errs665 === errors;
}
else {
var valid198 = true;
}
if(valid198){
if(data312.because !== undefined){
const _errs666 = errors;
if(typeof data312.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/62/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid198 = _errs666 === errors;
}
else {
var valid198 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/62/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid197 = _errs661 === errors;
}
else {
var valid197 = true;
}
}
}
}
}
else if(tag0 === "invariant-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing127;
if((data.rule === undefined) && (missing127 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/63/required",keyword:"required",params:{missingProperty: missing127},message:"must have required property '"+missing127+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data316 = data.rule;
const _errs669 = errors;
if(typeof data316 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/63/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("invariant-missing" !== data316){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/63/properties/rule/const",keyword:"const",params:{allowedValue: "invariant-missing"},message:"must be equal to constant"}];
return false;
}
var valid200 = _errs669 === errors;
}
else {
var valid200 = true;
}
if(valid200){
if(data.args !== undefined){
let data317 = data.args;
const _errs671 = errors;
if(errors === _errs671){
if(data317 && typeof data317 == "object" && !Array.isArray(data317)){
let missing128;
if((((data317.test === undefined) && (missing128 = "test")) || ((data317.invariant === undefined) && (missing128 = "invariant"))) || ((data317.file === undefined) && (missing128 = "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/63/properties/args/required",keyword:"required",params:{missingProperty: missing128},message:"must have required property '"+missing128+"'"}];
return false;
}
else {
const _errs673 = errors;
for(const key64 in data317){
if(!(((key64 === "test") || (key64 === "invariant")) || (key64 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/63/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key64},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs673 === errors){
if(data317.test !== undefined){
const _errs674 = errors;
if(!(validate87(data317.test, {instancePath:instancePath+"/args/test",parentData:data317,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid201 = _errs674 === errors;
}
else {
var valid201 = true;
}
if(valid201){
if(data317.invariant !== undefined){
let data319 = data317.invariant;
const _errs675 = errors;
if((typeof data319 !== "string") && (data319 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/invariant",schemaPath:"#/oneOf/63/properties/args/properties/invariant/type",keyword:"type",params:{type: schema18.oneOf[63].properties.args.properties.invariant.type},message:"must be string,null"}];
return false;
}
var valid201 = _errs675 === errors;
}
else {
var valid201 = true;
}
if(valid201){
if(data317.file !== undefined){
const _errs677 = errors;
if(!(validate38(data317.file, {instancePath:instancePath+"/args/file",parentData:data317,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid201 = _errs677 === errors;
}
else {
var valid201 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/63/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid200 = _errs671 === errors;
}
else {
var valid200 = true;
}
}
}
}
}
else if(tag0 === "seeds-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing129;
if((data.rule === undefined) && (missing129 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/64/required",keyword:"required",params:{missingProperty: missing129},message:"must have required property '"+missing129+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data321 = data.rule;
const _errs679 = errors;
if(typeof data321 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/64/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("seeds-missing" !== data321){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/64/properties/rule/const",keyword:"const",params:{allowedValue: "seeds-missing"},message:"must be equal to constant"}];
return false;
}
var valid203 = _errs679 === errors;
}
else {
var valid203 = true;
}
if(valid203){
if(data.args !== undefined){
let data322 = data.args;
const _errs681 = errors;
if(errors === _errs681){
if(data322 && typeof data322 == "object" && !Array.isArray(data322)){
let missing130;
if(((data322.test === undefined) && (missing130 = "test")) || ((data322.because === undefined) && (missing130 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/64/properties/args/required",keyword:"required",params:{missingProperty: missing130},message:"must have required property '"+missing130+"'"}];
return false;
}
else {
const _errs683 = errors;
for(const key65 in data322){
if(!((key65 === "test") || (key65 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/64/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key65},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs683 === errors){
if(data322.test !== undefined){
const _errs684 = errors;
if(!(validate87(data322.test, {instancePath:instancePath+"/args/test",parentData:data322,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid204 = _errs684 === errors;
}
else {
var valid204 = true;
}
if(valid204){
if(data322.because !== undefined){
const _errs685 = errors;
if(typeof data322.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/64/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid204 = _errs685 === errors;
}
else {
var valid204 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/64/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid203 = _errs681 === errors;
}
else {
var valid203 = true;
}
}
}
}
}
else if(tag0 === "property-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing131;
if((data.rule === undefined) && (missing131 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/65/required",keyword:"required",params:{missingProperty: missing131},message:"must have required property '"+missing131+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data325 = data.rule;
const _errs688 = errors;
if(typeof data325 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/65/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("property-empty" !== data325){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/65/properties/rule/const",keyword:"const",params:{allowedValue: "property-empty"},message:"must be equal to constant"}];
return false;
}
var valid206 = _errs688 === errors;
}
else {
var valid206 = true;
}
if(valid206){
if(data.args !== undefined){
let data326 = data.args;
const _errs690 = errors;
if(errors === _errs690){
if(data326 && typeof data326 == "object" && !Array.isArray(data326)){
let missing132;
if(((data326.test === undefined) && (missing132 = "test")) || ((data326.because === undefined) && (missing132 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/65/properties/args/required",keyword:"required",params:{missingProperty: missing132},message:"must have required property '"+missing132+"'"}];
return false;
}
else {
const _errs692 = errors;
for(const key66 in data326){
if(!((key66 === "test") || (key66 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/65/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key66},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs692 === errors){
if(data326.test !== undefined){
const _errs693 = errors;
if(!(validate87(data326.test, {instancePath:instancePath+"/args/test",parentData:data326,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid207 = _errs693 === errors;
}
else {
var valid207 = true;
}
if(valid207){
if(data326.because !== undefined){
const _errs694 = errors;
if(typeof data326.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/65/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid207 = _errs694 === errors;
}
else {
var valid207 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/65/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid206 = _errs690 === errors;
}
else {
var valid206 = true;
}
}
}
}
}
else if(tag0 === "expect-tampered"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing133;
if((data.rule === undefined) && (missing133 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/66/required",keyword:"required",params:{missingProperty: missing133},message:"must have required property '"+missing133+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data329 = data.rule;
const _errs697 = errors;
if(typeof data329 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/66/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("expect-tampered" !== data329){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/66/properties/rule/const",keyword:"const",params:{allowedValue: "expect-tampered"},message:"must be equal to constant"}];
return false;
}
var valid209 = _errs697 === errors;
}
else {
var valid209 = true;
}
if(valid209){
if(data.args !== undefined){
let data330 = data.args;
const _errs699 = errors;
if(errors === _errs699){
if(data330 && typeof data330 == "object" && !Array.isArray(data330)){
let missing134;
if(((data330.file === undefined) && (missing134 = "file")) || ((data330.broken === undefined) && (missing134 = "broken"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/66/properties/args/required",keyword:"required",params:{missingProperty: missing134},message:"must have required property '"+missing134+"'"}];
return false;
}
else {
const _errs701 = errors;
for(const key67 in data330){
if(!((key67 === "file") || (key67 === "broken"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/66/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key67},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs701 === errors){
if(data330.file !== undefined){
const _errs702 = errors;
if(!(validate38(data330.file, {instancePath:instancePath+"/args/file",parentData:data330,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid210 = _errs702 === errors;
}
else {
var valid210 = true;
}
if(valid210){
if(data330.broken !== undefined){
let data332 = data330.broken;
const _errs703 = errors;
if(errors === _errs703){
if(Array.isArray(data332)){
var valid211 = true;
const len6 = data332.length;
for(let i6=0; i6<len6; i6++){
const _errs705 = errors;
if(typeof data332[i6] !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/broken/" + i6,schemaPath:"#/oneOf/66/properties/args/properties/broken/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid211 = _errs705 === errors;
if(!valid211){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/broken",schemaPath:"#/oneOf/66/properties/args/properties/broken/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid210 = _errs703 === errors;
}
else {
var valid210 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/66/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid209 = _errs699 === errors;
}
else {
var valid209 = true;
}
}
}
}
}
else if(tag0 === "sealed-file-written"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing135;
if((data.rule === undefined) && (missing135 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/67/required",keyword:"required",params:{missingProperty: missing135},message:"must have required property '"+missing135+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data334 = data.rule;
const _errs708 = errors;
if(typeof data334 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/67/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sealed-file-written" !== data334){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/67/properties/rule/const",keyword:"const",params:{allowedValue: "sealed-file-written"},message:"must be equal to constant"}];
return false;
}
var valid213 = _errs708 === errors;
}
else {
var valid213 = true;
}
if(valid213){
if(data.args !== undefined){
let data335 = data.args;
const _errs710 = errors;
if(errors === _errs710){
if(data335 && typeof data335 == "object" && !Array.isArray(data335)){
let missing136;
if((data335.file === undefined) && (missing136 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/67/properties/args/required",keyword:"required",params:{missingProperty: missing136},message:"must have required property '"+missing136+"'"}];
return false;
}
else {
const _errs712 = errors;
for(const key68 in data335){
if(!(key68 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/67/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key68},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs712 === errors){
if(data335.file !== undefined){
if(!(validate38(data335.file, {instancePath:instancePath+"/args/file",parentData:data335,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/67/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid213 = _errs710 === errors;
}
else {
var valid213 = true;
}
}
}
}
}
else if(tag0 === "runner-exited-early"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing137;
if((data.rule === undefined) && (missing137 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/68/required",keyword:"required",params:{missingProperty: missing137},message:"must have required property '"+missing137+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data337 = data.rule;
const _errs715 = errors;
if(typeof data337 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/68/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-exited-early" !== data337){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/68/properties/rule/const",keyword:"const",params:{allowedValue: "runner-exited-early"},message:"must be equal to constant"}];
return false;
}
var valid216 = _errs715 === errors;
}
else {
var valid216 = true;
}
if(valid216){
if(data.args !== undefined){
let data338 = data.args;
const _errs717 = errors;
if(errors === _errs717){
if(data338 && typeof data338 == "object" && !Array.isArray(data338)){
let missing138;
if((data338.because === undefined) && (missing138 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/68/properties/args/required",keyword:"required",params:{missingProperty: missing138},message:"must have required property '"+missing138+"'"}];
return false;
}
else {
const _errs719 = errors;
for(const key69 in data338){
if(!(key69 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/68/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key69},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs719 === errors){
if(data338.because !== undefined){
if(typeof data338.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/68/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/68/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid216 = _errs717 === errors;
}
else {
var valid216 = true;
}
}
}
}
}
else if(tag0 === "unhandled-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing139;
if((data.rule === undefined) && (missing139 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/69/required",keyword:"required",params:{missingProperty: missing139},message:"must have required property '"+missing139+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data340 = data.rule;
const _errs723 = errors;
if(typeof data340 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/69/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("unhandled-error" !== data340){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/69/properties/rule/const",keyword:"const",params:{allowedValue: "unhandled-error"},message:"must be equal to constant"}];
return false;
}
var valid219 = _errs723 === errors;
}
else {
var valid219 = true;
}
if(valid219){
if(data.args !== undefined){
let data341 = data.args;
const _errs725 = errors;
if(errors === _errs725){
if(data341 && typeof data341 == "object" && !Array.isArray(data341)){
let missing140;
if((((data341.file === undefined) && (missing140 = "file")) || ((data341.signature === undefined) && (missing140 = "signature"))) || ((data341.message === undefined) && (missing140 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/69/properties/args/required",keyword:"required",params:{missingProperty: missing140},message:"must have required property '"+missing140+"'"}];
return false;
}
else {
const _errs727 = errors;
for(const key70 in data341){
if(!(((key70 === "file") || (key70 === "signature")) || (key70 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/69/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key70},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs727 === errors){
if(data341.file !== undefined){
let data342 = data341.file;
const _errs728 = errors;
const _errs729 = errors;
let valid221 = false;
const _errs730 = errors;
if(!(validate38(data342, {instancePath:instancePath+"/args/file",parentData:data341,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid2 = _errs730 === errors;
valid221 = valid221 || _valid2;
if(!valid221){
const _errs731 = errors;
if(data342 !== null){
const err4 = {instancePath:instancePath+"/args/file",schemaPath:"#/oneOf/69/properties/args/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs731 === errors;
valid221 = valid221 || _valid2;
}
if(!valid221){
const err5 = {instancePath:instancePath+"/args/file",schemaPath:"#/oneOf/69/properties/args/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs729;
if(vErrors !== null){
if(_errs729){
vErrors.length = _errs729;
}
else {
vErrors = null;
}
}
}
var valid220 = _errs728 === errors;
}
else {
var valid220 = true;
}
if(valid220){
if(data341.signature !== undefined){
const _errs733 = errors;
if(!(validate159(data341.signature, {instancePath:instancePath+"/args/signature",parentData:data341,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid220 = _errs733 === errors;
}
else {
var valid220 = true;
}
if(valid220){
if(data341.message !== undefined){
const _errs734 = errors;
if(typeof data341.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/69/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid220 = _errs734 === errors;
}
else {
var valid220 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/69/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid219 = _errs725 === errors;
}
else {
var valid219 = true;
}
}
}
}
}
else if(tag0 === "known-bad-survived"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing141;
if((data.rule === undefined) && (missing141 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/70/required",keyword:"required",params:{missingProperty: missing141},message:"must have required property '"+missing141+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data345 = data.rule;
const _errs737 = errors;
if(typeof data345 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/70/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-survived" !== data345){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/70/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-survived"},message:"must be equal to constant"}];
return false;
}
var valid223 = _errs737 === errors;
}
else {
var valid223 = true;
}
if(valid223){
if(data.args !== undefined){
let data346 = data.args;
const _errs739 = errors;
if(errors === _errs739){
if(data346 && typeof data346 == "object" && !Array.isArray(data346)){
let missing142;
if((((data346.patch === undefined) && (missing142 = "patch")) || ((data346.expected === undefined) && (missing142 = "expected"))) || ((data346.failed === undefined) && (missing142 = "failed"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/70/properties/args/required",keyword:"required",params:{missingProperty: missing142},message:"must have required property '"+missing142+"'"}];
return false;
}
else {
const _errs741 = errors;
for(const key71 in data346){
if(!(((key71 === "patch") || (key71 === "expected")) || (key71 === "failed"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/70/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key71},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs741 === errors){
if(data346.patch !== undefined){
const _errs742 = errors;
if(!(validate38(data346.patch, {instancePath:instancePath+"/args/patch",parentData:data346,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid224 = _errs742 === errors;
}
else {
var valid224 = true;
}
if(valid224){
if(data346.expected !== undefined){
let data348 = data346.expected;
const _errs743 = errors;
const _errs744 = errors;
let valid225 = false;
const _errs745 = errors;
if(!(validate87(data348, {instancePath:instancePath+"/args/expected",parentData:data346,parentDataProperty:"expected",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var _valid3 = _errs745 === errors;
valid225 = valid225 || _valid3;
if(!valid225){
const _errs746 = errors;
if(data348 !== null){
const err6 = {instancePath:instancePath+"/args/expected",schemaPath:"#/oneOf/70/properties/args/properties/expected/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs746 === errors;
valid225 = valid225 || _valid3;
}
if(!valid225){
const err7 = {instancePath:instancePath+"/args/expected",schemaPath:"#/oneOf/70/properties/args/properties/expected/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs744;
if(vErrors !== null){
if(_errs744){
vErrors.length = _errs744;
}
else {
vErrors = null;
}
}
}
var valid224 = _errs743 === errors;
}
else {
var valid224 = true;
}
if(valid224){
if(data346.failed !== undefined){
let data349 = data346.failed;
const _errs748 = errors;
if(errors === _errs748){
if(Array.isArray(data349)){
var valid226 = true;
const len7 = data349.length;
for(let i7=0; i7<len7; i7++){
const _errs750 = errors;
if(!(validate87(data349[i7], {instancePath:instancePath+"/args/failed/" + i7,parentData:data349,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid226 = _errs750 === errors;
if(!valid226){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/failed",schemaPath:"#/oneOf/70/properties/args/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid224 = _errs748 === errors;
}
else {
var valid224 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/70/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid223 = _errs739 === errors;
}
else {
var valid223 = true;
}
}
}
}
}
else if(tag0 === "known-bad-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing143;
if((data.rule === undefined) && (missing143 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/71/required",keyword:"required",params:{missingProperty: missing143},message:"must have required property '"+missing143+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data351 = data.rule;
const _errs752 = errors;
if(typeof data351 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/71/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-missing" !== data351){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/71/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-missing"},message:"must be equal to constant"}];
return false;
}
var valid228 = _errs752 === errors;
}
else {
var valid228 = true;
}
if(valid228){
if(data.args !== undefined){
let data352 = data.args;
const _errs754 = errors;
if(errors === _errs754){
if(data352 && typeof data352 == "object" && !Array.isArray(data352)){
let missing144;
if((data352.folder === undefined) && (missing144 = "folder")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/71/properties/args/required",keyword:"required",params:{missingProperty: missing144},message:"must have required property '"+missing144+"'"}];
return false;
}
else {
const _errs756 = errors;
for(const key72 in data352){
if(!(key72 === "folder")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/71/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key72},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs756 === errors){
if(data352.folder !== undefined){
if(!(validate38(data352.folder, {instancePath:instancePath+"/args/folder",parentData:data352,parentDataProperty:"folder",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/71/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid228 = _errs754 === errors;
}
else {
var valid228 = true;
}
}
}
}
}
else if(tag0 === "known-bad-stale"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing145;
if((data.rule === undefined) && (missing145 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/72/required",keyword:"required",params:{missingProperty: missing145},message:"must have required property '"+missing145+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data354 = data.rule;
const _errs759 = errors;
if(typeof data354 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/72/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-stale" !== data354){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/72/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-stale"},message:"must be equal to constant"}];
return false;
}
var valid231 = _errs759 === errors;
}
else {
var valid231 = true;
}
if(valid231){
if(data.args !== undefined){
let data355 = data.args;
const _errs761 = errors;
if(errors === _errs761){
if(data355 && typeof data355 == "object" && !Array.isArray(data355)){
let missing146;
if(((data355.patch === undefined) && (missing146 = "patch")) || ((data355.message === undefined) && (missing146 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/72/properties/args/required",keyword:"required",params:{missingProperty: missing146},message:"must have required property '"+missing146+"'"}];
return false;
}
else {
const _errs763 = errors;
for(const key73 in data355){
if(!((key73 === "patch") || (key73 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/72/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key73},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs763 === errors){
if(data355.patch !== undefined){
const _errs764 = errors;
if(!(validate38(data355.patch, {instancePath:instancePath+"/args/patch",parentData:data355,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid232 = _errs764 === errors;
}
else {
var valid232 = true;
}
if(valid232){
if(data355.message !== undefined){
const _errs765 = errors;
if(typeof data355.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/72/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid232 = _errs765 === errors;
}
else {
var valid232 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/72/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid231 = _errs761 === errors;
}
else {
var valid231 = true;
}
}
}
}
}
else if(tag0 === "known-bad-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing147;
if((data.rule === undefined) && (missing147 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/73/required",keyword:"required",params:{missingProperty: missing147},message:"must have required property '"+missing147+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data358 = data.rule;
const _errs768 = errors;
if(typeof data358 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/73/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("known-bad-error" !== data358){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/73/properties/rule/const",keyword:"const",params:{allowedValue: "known-bad-error"},message:"must be equal to constant"}];
return false;
}
var valid234 = _errs768 === errors;
}
else {
var valid234 = true;
}
if(valid234){
if(data.args !== undefined){
let data359 = data.args;
const _errs770 = errors;
if(errors === _errs770){
if(data359 && typeof data359 == "object" && !Array.isArray(data359)){
let missing148;
if((((data359.patch === undefined) && (missing148 = "patch")) || ((data359.outcome === undefined) && (missing148 = "outcome"))) || ((data359.message === undefined) && (missing148 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/73/properties/args/required",keyword:"required",params:{missingProperty: missing148},message:"must have required property '"+missing148+"'"}];
return false;
}
else {
const _errs772 = errors;
for(const key74 in data359){
if(!(((key74 === "patch") || (key74 === "outcome")) || (key74 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/73/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key74},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs772 === errors){
if(data359.patch !== undefined){
const _errs773 = errors;
if(!(validate38(data359.patch, {instancePath:instancePath+"/args/patch",parentData:data359,parentDataProperty:"patch",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid235 = _errs773 === errors;
}
else {
var valid235 = true;
}
if(valid235){
if(data359.outcome !== undefined){
let data361 = data359.outcome;
const _errs774 = errors;
if(typeof data361 !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/outcome",schemaPath:"#/oneOf/73/properties/args/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data361 === "error") || (data361 === "timeout"))){
validate57.errors = [{instancePath:instancePath+"/args/outcome",schemaPath:"#/oneOf/73/properties/args/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema18.oneOf[73].properties.args.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid235 = _errs774 === errors;
}
else {
var valid235 = true;
}
if(valid235){
if(data359.message !== undefined){
const _errs776 = errors;
if(typeof data359.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/73/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid235 = _errs776 === errors;
}
else {
var valid235 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/73/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid234 = _errs770 === errors;
}
else {
var valid234 = true;
}
}
}
}
}
else if(tag0 === "behavior-drift"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing149;
if((data.rule === undefined) && (missing149 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/74/required",keyword:"required",params:{missingProperty: missing149},message:"must have required property '"+missing149+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data363 = data.rule;
const _errs779 = errors;
if(typeof data363 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/74/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("behavior-drift" !== data363){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/74/properties/rule/const",keyword:"const",params:{allowedValue: "behavior-drift"},message:"must be equal to constant"}];
return false;
}
var valid237 = _errs779 === errors;
}
else {
var valid237 = true;
}
if(valid237){
if(data.args !== undefined){
let data364 = data.args;
const _errs781 = errors;
if(errors === _errs781){
if(data364 && typeof data364 == "object" && !Array.isArray(data364)){
let missing150;
if(((((data364.test === undefined) && (missing150 = "test")) || ((data364.signature === undefined) && (missing150 = "signature"))) || ((data364.message === undefined) && (missing150 = "message"))) || ((data364.changed === undefined) && (missing150 = "changed"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/74/properties/args/required",keyword:"required",params:{missingProperty: missing150},message:"must have required property '"+missing150+"'"}];
return false;
}
else {
const _errs783 = errors;
for(const key75 in data364){
if(!((((key75 === "test") || (key75 === "signature")) || (key75 === "message")) || (key75 === "changed"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/74/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key75},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs783 === errors){
if(data364.test !== undefined){
const _errs784 = errors;
if(!(validate87(data364.test, {instancePath:instancePath+"/args/test",parentData:data364,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid238 = _errs784 === errors;
}
else {
var valid238 = true;
}
if(valid238){
if(data364.signature !== undefined){
const _errs785 = errors;
if(!(validate159(data364.signature, {instancePath:instancePath+"/args/signature",parentData:data364,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid238 = _errs785 === errors;
}
else {
var valid238 = true;
}
if(valid238){
if(data364.message !== undefined){
const _errs786 = errors;
if(typeof data364.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/74/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid238 = _errs786 === errors;
}
else {
var valid238 = true;
}
if(valid238){
if(data364.changed !== undefined){
let data368 = data364.changed;
const _errs788 = errors;
if(errors === _errs788){
if(Array.isArray(data368)){
var valid239 = true;
const len8 = data368.length;
for(let i8=0; i8<len8; i8++){
const _errs790 = errors;
if(!(validate38(data368[i8], {instancePath:instancePath+"/args/changed/" + i8,parentData:data368,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid239 = _errs790 === errors;
if(!valid239){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/changed",schemaPath:"#/oneOf/74/properties/args/properties/changed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid238 = _errs788 === errors;
}
else {
var valid238 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/74/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid237 = _errs781 === errors;
}
else {
var valid237 = true;
}
}
}
}
}
else if(tag0 === "flake-without-freeze"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing151;
if((data.rule === undefined) && (missing151 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/75/required",keyword:"required",params:{missingProperty: missing151},message:"must have required property '"+missing151+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data370 = data.rule;
const _errs792 = errors;
if(typeof data370 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/75/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-without-freeze" !== data370){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/75/properties/rule/const",keyword:"const",params:{allowedValue: "flake-without-freeze"},message:"must be equal to constant"}];
return false;
}
var valid241 = _errs792 === errors;
}
else {
var valid241 = true;
}
if(valid241){
if(data.args !== undefined){
let data371 = data.args;
const _errs794 = errors;
if(errors === _errs794){
if(data371 && typeof data371 == "object" && !Array.isArray(data371)){
let missing152;
if((((data371.test === undefined) && (missing152 = "test")) || ((data371.signature === undefined) && (missing152 = "signature"))) || ((data371.message === undefined) && (missing152 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/75/properties/args/required",keyword:"required",params:{missingProperty: missing152},message:"must have required property '"+missing152+"'"}];
return false;
}
else {
const _errs796 = errors;
for(const key76 in data371){
if(!(((key76 === "test") || (key76 === "signature")) || (key76 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/75/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key76},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs796 === errors){
if(data371.test !== undefined){
const _errs797 = errors;
if(!(validate87(data371.test, {instancePath:instancePath+"/args/test",parentData:data371,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid242 = _errs797 === errors;
}
else {
var valid242 = true;
}
if(valid242){
if(data371.signature !== undefined){
let data373 = data371.signature;
const _errs798 = errors;
const _errs799 = errors;
let valid243 = false;
const _errs800 = errors;
if(!(validate159(data373, {instancePath:instancePath+"/args/signature",parentData:data371,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid4 = _errs800 === errors;
valid243 = valid243 || _valid4;
if(!valid243){
const _errs801 = errors;
if(data373 !== null){
const err8 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/75/properties/args/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid4 = _errs801 === errors;
valid243 = valid243 || _valid4;
}
if(!valid243){
const err9 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/75/properties/args/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs799;
if(vErrors !== null){
if(_errs799){
vErrors.length = _errs799;
}
else {
vErrors = null;
}
}
}
var valid242 = _errs798 === errors;
}
else {
var valid242 = true;
}
if(valid242){
if(data371.message !== undefined){
const _errs803 = errors;
if(typeof data371.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/75/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid242 = _errs803 === errors;
}
else {
var valid242 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/75/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid241 = _errs794 === errors;
}
else {
var valid241 = true;
}
}
}
}
}
else if(tag0 === "flake-signature-unknown"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing153;
if((data.rule === undefined) && (missing153 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/76/required",keyword:"required",params:{missingProperty: missing153},message:"must have required property '"+missing153+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data375 = data.rule;
const _errs806 = errors;
if(typeof data375 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/76/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-signature-unknown" !== data375){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/76/properties/rule/const",keyword:"const",params:{allowedValue: "flake-signature-unknown"},message:"must be equal to constant"}];
return false;
}
var valid245 = _errs806 === errors;
}
else {
var valid245 = true;
}
if(valid245){
if(data.args !== undefined){
let data376 = data.args;
const _errs808 = errors;
if(errors === _errs808){
if(data376 && typeof data376 == "object" && !Array.isArray(data376)){
let missing154;
if((((data376.test === undefined) && (missing154 = "test")) || ((data376.signature === undefined) && (missing154 = "signature"))) || ((data376.known === undefined) && (missing154 = "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/76/properties/args/required",keyword:"required",params:{missingProperty: missing154},message:"must have required property '"+missing154+"'"}];
return false;
}
else {
const _errs810 = errors;
for(const key77 in data376){
if(!(((key77 === "test") || (key77 === "signature")) || (key77 === "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/76/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key77},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs810 === errors){
if(data376.test !== undefined){
const _errs811 = errors;
if(!(validate87(data376.test, {instancePath:instancePath+"/args/test",parentData:data376,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid246 = _errs811 === errors;
}
else {
var valid246 = true;
}
if(valid246){
if(data376.signature !== undefined){
let data378 = data376.signature;
const _errs812 = errors;
const _errs813 = errors;
let valid247 = false;
const _errs814 = errors;
if(!(validate159(data378, {instancePath:instancePath+"/args/signature",parentData:data376,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid5 = _errs814 === errors;
valid247 = valid247 || _valid5;
if(!valid247){
const _errs815 = errors;
if(data378 !== null){
const err10 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/76/properties/args/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid5 = _errs815 === errors;
valid247 = valid247 || _valid5;
}
if(!valid247){
const err11 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/76/properties/args/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs813;
if(vErrors !== null){
if(_errs813){
vErrors.length = _errs813;
}
else {
vErrors = null;
}
}
}
var valid246 = _errs812 === errors;
}
else {
var valid246 = true;
}
if(valid246){
if(data376.known !== undefined){
let data379 = data376.known;
const _errs817 = errors;
if(errors === _errs817){
if(Array.isArray(data379)){
var valid248 = true;
const len9 = data379.length;
for(let i9=0; i9<len9; i9++){
const _errs819 = errors;
if(!(validate159(data379[i9], {instancePath:instancePath+"/args/known/" + i9,parentData:data379,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid248 = _errs819 === errors;
if(!valid248){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/known",schemaPath:"#/oneOf/76/properties/args/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid246 = _errs817 === errors;
}
else {
var valid246 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/76/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid245 = _errs808 === errors;
}
else {
var valid245 = true;
}
}
}
}
}
else if(tag0 === "flake-budget-exceeded"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing155;
if((data.rule === undefined) && (missing155 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/77/required",keyword:"required",params:{missingProperty: missing155},message:"must have required property '"+missing155+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data381 = data.rule;
const _errs821 = errors;
if(typeof data381 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/77/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-budget-exceeded" !== data381){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/77/properties/rule/const",keyword:"const",params:{allowedValue: "flake-budget-exceeded"},message:"must be equal to constant"}];
return false;
}
var valid250 = _errs821 === errors;
}
else {
var valid250 = true;
}
if(valid250){
if(data.args !== undefined){
let data382 = data.args;
const _errs823 = errors;
if(errors === _errs823){
if(data382 && typeof data382 == "object" && !Array.isArray(data382)){
let missing156;
if(((((data382.test === undefined) && (missing156 = "test")) || ((data382.failures === undefined) && (missing156 = "failures"))) || ((data382.runs === undefined) && (missing156 = "runs"))) || ((data382.maxFailRate === undefined) && (missing156 = "maxFailRate"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/77/properties/args/required",keyword:"required",params:{missingProperty: missing156},message:"must have required property '"+missing156+"'"}];
return false;
}
else {
const _errs825 = errors;
for(const key78 in data382){
if(!((((key78 === "test") || (key78 === "failures")) || (key78 === "runs")) || (key78 === "maxFailRate"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/77/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key78},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs825 === errors){
if(data382.test !== undefined){
const _errs826 = errors;
if(!(validate87(data382.test, {instancePath:instancePath+"/args/test",parentData:data382,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid251 = _errs826 === errors;
}
else {
var valid251 = true;
}
if(valid251){
if(data382.failures !== undefined){
let data384 = data382.failures;
const _errs827 = errors;
if(!((typeof data384 == "number") && (isFinite(data384)))){
validate57.errors = [{instancePath:instancePath+"/args/failures",schemaPath:"#/oneOf/77/properties/args/properties/failures/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid251 = _errs827 === errors;
}
else {
var valid251 = true;
}
if(valid251){
if(data382.runs !== undefined){
let data385 = data382.runs;
const _errs829 = errors;
if(!((typeof data385 == "number") && (isFinite(data385)))){
validate57.errors = [{instancePath:instancePath+"/args/runs",schemaPath:"#/oneOf/77/properties/args/properties/runs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid251 = _errs829 === errors;
}
else {
var valid251 = true;
}
if(valid251){
if(data382.maxFailRate !== undefined){
let data386 = data382.maxFailRate;
const _errs831 = errors;
if(!((typeof data386 == "number") && (isFinite(data386)))){
validate57.errors = [{instancePath:instancePath+"/args/maxFailRate",schemaPath:"#/oneOf/77/properties/args/properties/maxFailRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid251 = _errs831 === errors;
}
else {
var valid251 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/77/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid250 = _errs823 === errors;
}
else {
var valid250 = true;
}
}
}
}
}
else if(tag0 === "flake-window-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing157;
if((data.rule === undefined) && (missing157 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/78/required",keyword:"required",params:{missingProperty: missing157},message:"must have required property '"+missing157+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data387 = data.rule;
const _errs834 = errors;
if(typeof data387 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/78/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-window-empty" !== data387){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/78/properties/rule/const",keyword:"const",params:{allowedValue: "flake-window-empty"},message:"must be equal to constant"}];
return false;
}
var valid253 = _errs834 === errors;
}
else {
var valid253 = true;
}
if(valid253){
if(data.args !== undefined){
let data388 = data.args;
const _errs836 = errors;
if(errors === _errs836){
if(data388 && typeof data388 == "object" && !Array.isArray(data388)){
let missing158;
if(((data388.test === undefined) && (missing158 = "test")) || ((data388.windowRuns === undefined) && (missing158 = "windowRuns"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/78/properties/args/required",keyword:"required",params:{missingProperty: missing158},message:"must have required property '"+missing158+"'"}];
return false;
}
else {
const _errs838 = errors;
for(const key79 in data388){
if(!((key79 === "test") || (key79 === "windowRuns"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/78/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key79},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs838 === errors){
if(data388.test !== undefined){
const _errs839 = errors;
if(!(validate87(data388.test, {instancePath:instancePath+"/args/test",parentData:data388,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid254 = _errs839 === errors;
}
else {
var valid254 = true;
}
if(valid254){
if(data388.windowRuns !== undefined){
let data390 = data388.windowRuns;
const _errs840 = errors;
if(!((typeof data390 == "number") && (isFinite(data390)))){
validate57.errors = [{instancePath:instancePath+"/args/windowRuns",schemaPath:"#/oneOf/78/properties/args/properties/windowRuns/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid254 = _errs840 === errors;
}
else {
var valid254 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/78/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid253 = _errs836 === errors;
}
else {
var valid253 = true;
}
}
}
}
}
else if(tag0 === "flake-replay-differs"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing159;
if((data.rule === undefined) && (missing159 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/79/required",keyword:"required",params:{missingProperty: missing159},message:"must have required property '"+missing159+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data391 = data.rule;
const _errs843 = errors;
if(typeof data391 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/79/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-replay-differs" !== data391){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/79/properties/rule/const",keyword:"const",params:{allowedValue: "flake-replay-differs"},message:"must be equal to constant"}];
return false;
}
var valid256 = _errs843 === errors;
}
else {
var valid256 = true;
}
if(valid256){
if(data.args !== undefined){
let data392 = data.args;
const _errs845 = errors;
if(errors === _errs845){
if(data392 && typeof data392 == "object" && !Array.isArray(data392)){
let missing160;
if(((((data392.test === undefined) && (missing160 = "test")) || ((data392.corpus === undefined) && (missing160 = "corpus"))) || ((data392.met === undefined) && (missing160 = "met"))) || ((data392.known === undefined) && (missing160 = "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/79/properties/args/required",keyword:"required",params:{missingProperty: missing160},message:"must have required property '"+missing160+"'"}];
return false;
}
else {
const _errs847 = errors;
for(const key80 in data392){
if(!((((key80 === "test") || (key80 === "corpus")) || (key80 === "met")) || (key80 === "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/79/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key80},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs847 === errors){
if(data392.test !== undefined){
const _errs848 = errors;
if(!(validate87(data392.test, {instancePath:instancePath+"/args/test",parentData:data392,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid257 = _errs848 === errors;
}
else {
var valid257 = true;
}
if(valid257){
if(data392.corpus !== undefined){
const _errs849 = errors;
if(!(validate38(data392.corpus, {instancePath:instancePath+"/args/corpus",parentData:data392,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid257 = _errs849 === errors;
}
else {
var valid257 = true;
}
if(valid257){
if(data392.met !== undefined){
let data395 = data392.met;
const _errs850 = errors;
const _errs851 = errors;
let valid258 = false;
const _errs852 = errors;
if(!(validate159(data395, {instancePath:instancePath+"/args/met",parentData:data392,parentDataProperty:"met",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid6 = _errs852 === errors;
valid258 = valid258 || _valid6;
if(!valid258){
const _errs853 = errors;
if(data395 !== null){
const err12 = {instancePath:instancePath+"/args/met",schemaPath:"#/oneOf/79/properties/args/properties/met/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid6 = _errs853 === errors;
valid258 = valid258 || _valid6;
}
if(!valid258){
const err13 = {instancePath:instancePath+"/args/met",schemaPath:"#/oneOf/79/properties/args/properties/met/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs851;
if(vErrors !== null){
if(_errs851){
vErrors.length = _errs851;
}
else {
vErrors = null;
}
}
}
var valid257 = _errs850 === errors;
}
else {
var valid257 = true;
}
if(valid257){
if(data392.known !== undefined){
let data396 = data392.known;
const _errs855 = errors;
if(errors === _errs855){
if(Array.isArray(data396)){
var valid259 = true;
const len10 = data396.length;
for(let i10=0; i10<len10; i10++){
const _errs857 = errors;
if(!(validate159(data396[i10], {instancePath:instancePath+"/args/known/" + i10,parentData:data396,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid259 = _errs857 === errors;
if(!valid259){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/known",schemaPath:"#/oneOf/79/properties/args/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid257 = _errs855 === errors;
}
else {
var valid257 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/79/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid256 = _errs845 === errors;
}
else {
var valid256 = true;
}
}
}
}
}
else if(tag0 === "flake-frozen"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing161;
if((data.rule === undefined) && (missing161 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/80/required",keyword:"required",params:{missingProperty: missing161},message:"must have required property '"+missing161+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data398 = data.rule;
const _errs859 = errors;
if(typeof data398 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/80/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-frozen" !== data398){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/80/properties/rule/const",keyword:"const",params:{allowedValue: "flake-frozen"},message:"must be equal to constant"}];
return false;
}
var valid261 = _errs859 === errors;
}
else {
var valid261 = true;
}
if(valid261){
if(data.args !== undefined){
let data399 = data.args;
const _errs861 = errors;
if(errors === _errs861){
if(data399 && typeof data399 == "object" && !Array.isArray(data399)){
let missing162;
if(((((data399.test === undefined) && (missing162 = "test")) || ((data399.signature === undefined) && (missing162 = "signature"))) || ((data399.owner === undefined) && (missing162 = "owner"))) || ((data399.expires === undefined) && (missing162 = "expires"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/80/properties/args/required",keyword:"required",params:{missingProperty: missing162},message:"must have required property '"+missing162+"'"}];
return false;
}
else {
const _errs863 = errors;
for(const key81 in data399){
if(!((((key81 === "test") || (key81 === "signature")) || (key81 === "owner")) || (key81 === "expires"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/80/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key81},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs863 === errors){
if(data399.test !== undefined){
const _errs864 = errors;
if(!(validate87(data399.test, {instancePath:instancePath+"/args/test",parentData:data399,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid262 = _errs864 === errors;
}
else {
var valid262 = true;
}
if(valid262){
if(data399.signature !== undefined){
const _errs865 = errors;
if(!(validate159(data399.signature, {instancePath:instancePath+"/args/signature",parentData:data399,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid262 = _errs865 === errors;
}
else {
var valid262 = true;
}
if(valid262){
if(data399.owner !== undefined){
const _errs866 = errors;
if(typeof data399.owner !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/owner",schemaPath:"#/oneOf/80/properties/args/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid262 = _errs866 === errors;
}
else {
var valid262 = true;
}
if(valid262){
if(data399.expires !== undefined){
const _errs868 = errors;
if(typeof data399.expires !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/expires",schemaPath:"#/oneOf/80/properties/args/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid262 = _errs868 === errors;
}
else {
var valid262 = true;
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/80/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid261 = _errs861 === errors;
}
else {
var valid261 = true;
}
}
}
}
}
else if(tag0 === "untrusted-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing163;
if((data.rule === undefined) && (missing163 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/81/required",keyword:"required",params:{missingProperty: missing163},message:"must have required property '"+missing163+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data404 = data.rule;
const _errs871 = errors;
if(typeof data404 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/81/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("untrusted-failed" !== data404){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/81/properties/rule/const",keyword:"const",params:{allowedValue: "untrusted-failed"},message:"must be equal to constant"}];
return false;
}
var valid264 = _errs871 === errors;
}
else {
var valid264 = true;
}
if(valid264){
if(data.args !== undefined){
let data405 = data.args;
const _errs873 = errors;
if(errors === _errs873){
if(data405 && typeof data405 == "object" && !Array.isArray(data405)){
let missing164;
if((((data405.test === undefined) && (missing164 = "test")) || ((data405.signature === undefined) && (missing164 = "signature"))) || ((data405.message === undefined) && (missing164 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/81/properties/args/required",keyword:"required",params:{missingProperty: missing164},message:"must have required property '"+missing164+"'"}];
return false;
}
else {
const _errs875 = errors;
for(const key82 in data405){
if(!(((key82 === "test") || (key82 === "signature")) || (key82 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/81/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key82},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs875 === errors){
if(data405.test !== undefined){
const _errs876 = errors;
if(!(validate87(data405.test, {instancePath:instancePath+"/args/test",parentData:data405,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid265 = _errs876 === errors;
}
else {
var valid265 = true;
}
if(valid265){
if(data405.signature !== undefined){
let data407 = data405.signature;
const _errs877 = errors;
const _errs878 = errors;
let valid266 = false;
const _errs879 = errors;
if(!(validate159(data407, {instancePath:instancePath+"/args/signature",parentData:data405,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid7 = _errs879 === errors;
valid266 = valid266 || _valid7;
if(!valid266){
const _errs880 = errors;
if(data407 !== null){
const err14 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/81/properties/args/properties/signature/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid7 = _errs880 === errors;
valid266 = valid266 || _valid7;
}
if(!valid266){
const err15 = {instancePath:instancePath+"/args/signature",schemaPath:"#/oneOf/81/properties/args/properties/signature/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs878;
if(vErrors !== null){
if(_errs878){
vErrors.length = _errs878;
}
else {
vErrors = null;
}
}
}
var valid265 = _errs877 === errors;
}
else {
var valid265 = true;
}
if(valid265){
if(data405.message !== undefined){
const _errs882 = errors;
if(typeof data405.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/81/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid265 = _errs882 === errors;
}
else {
var valid265 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/81/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid264 = _errs873 === errors;
}
else {
var valid264 = true;
}
}
}
}
}
else if(tag0 === "change-uncovered"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing165;
if((data.rule === undefined) && (missing165 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/82/required",keyword:"required",params:{missingProperty: missing165},message:"must have required property '"+missing165+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data409 = data.rule;
const _errs885 = errors;
if(typeof data409 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/82/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("change-uncovered" !== data409){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/82/properties/rule/const",keyword:"const",params:{allowedValue: "change-uncovered"},message:"must be equal to constant"}];
return false;
}
var valid268 = _errs885 === errors;
}
else {
var valid268 = true;
}
if(valid268){
if(data.args !== undefined){
let data410 = data.args;
const _errs887 = errors;
if(errors === _errs887){
if(data410 && typeof data410 == "object" && !Array.isArray(data410)){
let missing166;
if(((data410.file === undefined) && (missing166 = "file")) || ((data410.claimedBy === undefined) && (missing166 = "claimedBy"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/82/properties/args/required",keyword:"required",params:{missingProperty: missing166},message:"must have required property '"+missing166+"'"}];
return false;
}
else {
const _errs889 = errors;
for(const key83 in data410){
if(!((key83 === "file") || (key83 === "claimedBy"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/82/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key83},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs889 === errors){
if(data410.file !== undefined){
const _errs890 = errors;
if(!(validate38(data410.file, {instancePath:instancePath+"/args/file",parentData:data410,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid269 = _errs890 === errors;
}
else {
var valid269 = true;
}
if(valid269){
if(data410.claimedBy !== undefined){
let data412 = data410.claimedBy;
const _errs891 = errors;
if(errors === _errs891){
if(Array.isArray(data412)){
var valid270 = true;
const len11 = data412.length;
for(let i11=0; i11<len11; i11++){
const _errs893 = errors;
if(!(validate87(data412[i11], {instancePath:instancePath+"/args/claimedBy/" + i11,parentData:data412,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid270 = _errs893 === errors;
if(!valid270){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/claimedBy",schemaPath:"#/oneOf/82/properties/args/properties/claimedBy/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid269 = _errs891 === errors;
}
else {
var valid269 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/82/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid268 = _errs887 === errors;
}
else {
var valid268 = true;
}
}
}
}
}
else if(tag0 === "evidence-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing167;
if((data.rule === undefined) && (missing167 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/83/required",keyword:"required",params:{missingProperty: missing167},message:"must have required property '"+missing167+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data414 = data.rule;
const _errs895 = errors;
if(typeof data414 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/83/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("evidence-missing" !== data414){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/83/properties/rule/const",keyword:"const",params:{allowedValue: "evidence-missing"},message:"must be equal to constant"}];
return false;
}
var valid272 = _errs895 === errors;
}
else {
var valid272 = true;
}
if(valid272){
if(data.args !== undefined){
let data415 = data.args;
const _errs897 = errors;
if(errors === _errs897){
if(data415 && typeof data415 == "object" && !Array.isArray(data415)){
let missing168;
if(((data415.phase === undefined) && (missing168 = "phase")) || ((data415.because === undefined) && (missing168 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/83/properties/args/required",keyword:"required",params:{missingProperty: missing168},message:"must have required property '"+missing168+"'"}];
return false;
}
else {
const _errs899 = errors;
for(const key84 in data415){
if(!((key84 === "phase") || (key84 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/83/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key84},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs899 === errors){
if(data415.phase !== undefined){
const _errs900 = errors;
if(!(validate58(data415.phase, {instancePath:instancePath+"/args/phase",parentData:data415,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid273 = _errs900 === errors;
}
else {
var valid273 = true;
}
if(valid273){
if(data415.because !== undefined){
const _errs901 = errors;
if(typeof data415.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/83/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid273 = _errs901 === errors;
}
else {
var valid273 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/83/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid272 = _errs897 === errors;
}
else {
var valid272 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "rule", tagValue: tag0},message:"value of tag \"rule\" must be in oneOf"}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "rule", tagValue: tag0},message:"tag \"rule\" must be string"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.passed === undefined) && (missing0 = "passed")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.notRun === undefined) && (missing0 = "notRun"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "passed") || (key0 === "failed")) || (key0 === "notRun"))){
validate206.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.passed !== undefined){
let data0 = data.passed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate206.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate206.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate206.errors = [{instancePath:instancePath+"/notRun",schemaPath:"#/properties/notRun/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false};
const schema30 = {"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "E") || (data === "P")) || (data === "F")) || (data === "N"))){
validate214.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"string","enum":["passed","failed","skipped","pending"]};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "passed") || (data === "failed")) || (data === "skipped")) || (data === "pending"))){
validate217.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate217.errors = vErrors;
return errors === 0;
}

const schema32 = {"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.seed === undefined) && (missing0 = "seed")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.runsAsked === undefined) && (missing0 = "runsAsked"))) || ((data.runsDone === undefined) && (missing0 = "runsDone"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.replayOnly === undefined) && (missing0 = "replayOnly"))) || ((data.counterexample === undefined) && (missing0 = "counterexample"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema32.properties, key0))){
validate219.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate219.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate219.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema32.properties.path.type},message:"must be string,null"}];
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
validate219.errors = [{instancePath:instancePath+"/runsAsked",schemaPath:"#/properties/runsAsked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate219.errors = [{instancePath:instancePath+"/runsDone",schemaPath:"#/properties/runsDone/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate219.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate219.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate219.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate219.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate219.errors = [{instancePath:instancePath+"/replayOnly",schemaPath:"#/properties/replayOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate219.errors = [{instancePath:instancePath+"/counterexample",schemaPath:"#/properties/counterexample/type",keyword:"type",params:{type: schema32.properties.counterexample.type},message:"must be string,null"}];
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
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.claimed === undefined) && (missing0 = "claimed"))) || ((data.granted === undefined) && (missing0 = "granted"))) || ((data.why === undefined) && (missing0 = "why"))) || ((data.covers === undefined) && (missing0 = "covers"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.assertions === undefined) && (missing0 = "assertions"))) || ((data.runs === undefined) && (missing0 = "runs"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.signatures === undefined) && (missing0 = "signatures"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema29.properties, key0))){
validate212.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate87(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
if(!(validate214(data1, {instancePath:instancePath+"/claimed",parentData:data,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
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
validate212.errors = vErrors;
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
if(!(validate95(data.granted, {instancePath:instancePath+"/granted",parentData:data,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate212.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate212.errors = [{instancePath:instancePath+"/covers/" + i0,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate217(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
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
validate212.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate212.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate212.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: schema29.properties.assertions.type},message:"must be number,null"}];
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
if(!(validate219(data10[i1], {instancePath:instancePath+"/runs/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate212.errors = [{instancePath:instancePath+"/seeds/" + i2,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate159(data14[i3], {instancePath:instancePath+"/signatures/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
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
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "message")) || (key0 === "operator")) || (key0 === "frames"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate226.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate226.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate226.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate226.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.signature === undefined) && (missing0 = "signature")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "signature") || (key0 === "owner")) || (key0 === "message")) || (key0 === "parts"))){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signature !== undefined){
const _errs2 = errors;
if(!(validate159(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
if(!(validate87(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
validate223.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate226(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}

const schema35 = {"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.freshSeed === undefined) && (missing0 = "freshSeed")) || ((data.freshName === undefined) && (missing0 = "freshName"))) || ((data.freshFrom === undefined) && (missing0 = "freshFrom"))) || ((data.lists === undefined) && (missing0 = "lists"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "freshSeed") || (key0 === "freshName")) || (key0 === "freshFrom")) || (key0 === "lists"))){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.freshSeed !== undefined){
let data0 = data.freshSeed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate229.errors = [{instancePath:instancePath+"/freshSeed",schemaPath:"#/properties/freshSeed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate229.errors = [{instancePath:instancePath+"/freshName",schemaPath:"#/properties/freshName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate229.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "commit") || (data2 === "random"))){
validate229.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/enum",keyword:"enum",params:{allowedValues: schema35.properties.freshFrom.enum},message:"must be equal to one of the allowed values"}];
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
validate229.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "count"))){
validate229.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.name !== undefined){
const _errs13 = errors;
if(typeof data4.name !== "string"){
validate229.errors = [{instancePath:instancePath+"/lists/" + i0+"/name",schemaPath:"#/properties/lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate229.errors = [{instancePath:instancePath+"/lists/" + i0+"/count",schemaPath:"#/properties/lists/items/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate229.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate229.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.test === undefined) && (missing0 = "test")) || ((data.expires === undefined) && (missing0 = "expires"))) || ((data.points === undefined) && (missing0 = "points"))) || ((data.signatures === undefined) && (missing0 = "signatures"))) || ((data.state === undefined) && (missing0 = "state"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "test") || (key0 === "expires")) || (key0 === "points")) || (key0 === "signatures")) || (key0 === "state"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate87(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
validate231.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate231.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate231.errors = [{instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate231.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "unused") || (data5 === "excuses")) || (data5 === "refused"))){
validate231.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema36.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.covers === undefined) && (missing0 = "covers")) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.imported === undefined) && (missing0 = "imported"))) || ((data.known === undefined) && (missing0 = "known"))){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "covers") || (key0 === "tests")) || (key0 === "imported")) || (key0 === "known"))){
validate234.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.covers !== undefined){
const _errs2 = errors;
if(typeof data.covers !== "string"){
validate234.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate87(data1[i0], {instancePath:instancePath+"/tests/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate234.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate234.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:verdict:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.decision === undefined) && (missing0 = "decision"))) || ((data.because === undefined) && (missing0 = "because"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.policy === undefined) && (missing0 = "policy"))) || ((data.inputs === undefined) && (missing0 = "inputs"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.classes === undefined) && (missing0 = "classes"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.testCount === undefined) && (missing0 = "testCount"))) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.freezes === undefined) && (missing0 = "freezes"))) || ((data.regions === undefined) && (missing0 = "regions"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.runner === undefined) && (missing0 = "runner"))) || ((data.timing === undefined) && (missing0 = "timing"))) || ((data.digest === undefined) && (missing0 = "digest"))){
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
if(data.inputs !== undefined){
let data10 = data.inputs;
const _errs18 = errors;
if(errors === _errs18){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((((((((((data10.scope === undefined) && (missing2 = "scope")) || ((data10.policy === undefined) && (missing2 = "policy"))) || ((data10.fixtures === undefined) && (missing2 = "fixtures"))) || ((data10.budget === undefined) && (missing2 = "budget"))) || ((data10.oracles === undefined) && (missing2 = "oracles"))) || ((data10["known-bad"] === undefined) && (missing2 = "known-bad"))) || ((data10.characterization === undefined) && (missing2 = "characterization"))) || ((data10.flakes === undefined) && (missing2 = "flakes"))) || ((data10.untrusted === undefined) && (missing2 = "untrusted"))) || ((data10.region === undefined) && (missing2 = "region"))){
validate21.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key2 in data10){
if(!(func2.call(schema6.properties.inputs.properties, key2))){
validate21.errors = [{instancePath:instancePath+"/inputs",schemaPath:"#/properties/inputs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data10.scope !== undefined){
const _errs21 = errors;
if(!(validate46(data10.scope, {instancePath:instancePath+"/inputs/scope",parentData:data10,parentDataProperty:"scope",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.policy !== undefined){
const _errs22 = errors;
if(!(validate46(data10.policy, {instancePath:instancePath+"/inputs/policy",parentData:data10,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.fixtures !== undefined){
const _errs23 = errors;
if(!(validate46(data10.fixtures, {instancePath:instancePath+"/inputs/fixtures",parentData:data10,parentDataProperty:"fixtures",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.budget !== undefined){
const _errs24 = errors;
if(!(validate46(data10.budget, {instancePath:instancePath+"/inputs/budget",parentData:data10,parentDataProperty:"budget",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.oracles !== undefined){
const _errs25 = errors;
if(!(validate46(data10.oracles, {instancePath:instancePath+"/inputs/oracles",parentData:data10,parentDataProperty:"oracles",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10["known-bad"] !== undefined){
const _errs26 = errors;
if(!(validate46(data10["known-bad"], {instancePath:instancePath+"/inputs/known-bad",parentData:data10,parentDataProperty:"known-bad",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.characterization !== undefined){
const _errs27 = errors;
if(!(validate46(data10.characterization, {instancePath:instancePath+"/inputs/characterization",parentData:data10,parentDataProperty:"characterization",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.flakes !== undefined){
const _errs28 = errors;
if(!(validate46(data10.flakes, {instancePath:instancePath+"/inputs/flakes",parentData:data10,parentDataProperty:"flakes",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.untrusted !== undefined){
const _errs29 = errors;
if(!(validate46(data10.untrusted, {instancePath:instancePath+"/inputs/untrusted",parentData:data10,parentDataProperty:"untrusted",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.region !== undefined){
const _errs30 = errors;
if(!(validate46(data10.region, {instancePath:instancePath+"/inputs/region",parentData:data10,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
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
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data21 = data.findings;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data21)){
var valid4 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs33 = errors;
if(!(validate57(data21[i1], {instancePath:instancePath+"/findings/" + i1,parentData:data21,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classes !== undefined){
let data23 = data.classes;
const _errs34 = errors;
if(errors === _errs34){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if((((((data23.E === undefined) && (missing3 = "E")) || ((data23.P === undefined) && (missing3 = "P"))) || ((data23.F === undefined) && (missing3 = "F"))) || ((data23.N === undefined) && (missing3 = "N"))) || ((data23.U === undefined) && (missing3 = "U"))){
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs36 = errors;
for(const key3 in data23){
if(!(((((key3 === "E") || (key3 === "P")) || (key3 === "F")) || (key3 === "N")) || (key3 === "U"))){
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data23.E !== undefined){
const _errs37 = errors;
if(!(validate206(data23.E, {instancePath:instancePath+"/classes/E",parentData:data23,parentDataProperty:"E",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.P !== undefined){
const _errs38 = errors;
if(!(validate206(data23.P, {instancePath:instancePath+"/classes/P",parentData:data23,parentDataProperty:"P",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.F !== undefined){
const _errs39 = errors;
if(!(validate206(data23.F, {instancePath:instancePath+"/classes/F",parentData:data23,parentDataProperty:"F",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.N !== undefined){
const _errs40 = errors;
if(!(validate206(data23.N, {instancePath:instancePath+"/classes/N",parentData:data23,parentDataProperty:"N",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.U !== undefined){
const _errs41 = errors;
if(!(validate206(data23.U, {instancePath:instancePath+"/classes/U",parentData:data23,parentDataProperty:"U",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
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
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data29 = data.tests;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data29)){
var valid6 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(!(validate212(data29[i2], {instancePath:instancePath+"/tests/" + i2,parentData:data29,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid6 = _errs44 === errors;
if(!valid6){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.testCount !== undefined){
let data31 = data.testCount;
const _errs45 = errors;
if(!((typeof data31 == "number") && (isFinite(data31)))){
validate21.errors = [{instancePath:instancePath+"/testCount",schemaPath:"#/properties/testCount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data32 = data.failures;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data32)){
var valid7 = true;
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
const _errs49 = errors;
if(!(validate223(data32[i3], {instancePath:instancePath+"/failures/" + i3,parentData:data32,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid7 = _errs49 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seeds !== undefined){
const _errs50 = errors;
if(!(validate229(data.seeds, {instancePath:instancePath+"/seeds",parentData:data,parentDataProperty:"seeds",rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freezes !== undefined){
let data35 = data.freezes;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data35)){
var valid8 = true;
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
const _errs53 = errors;
if(!(validate231(data35[i4], {instancePath:instancePath+"/freezes/" + i4,parentData:data35,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid8 = _errs53 === errors;
if(!valid8){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regions !== undefined){
let data37 = data.regions;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data37)){
var valid9 = true;
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
const _errs56 = errors;
if(!(validate234(data37[i5], {instancePath:instancePath+"/regions/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
var valid9 = _errs56 === errors;
if(!valid9){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/regions",schemaPath:"#/properties/regions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data39 = data.environment;
const _errs57 = errors;
if(errors === _errs57){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing4;
if(((((data39.node === undefined) && (missing4 = "node")) || ((data39.vitest === undefined) && (missing4 = "vitest"))) || ((data39.platform === undefined) && (missing4 = "platform"))) || ((data39.arch === undefined) && (missing4 = "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs59 = errors;
for(const key4 in data39){
if(!((((key4 === "node") || (key4 === "vitest")) || (key4 === "platform")) || (key4 === "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs59 === errors){
if(data39.node !== undefined){
const _errs60 = errors;
if(typeof data39.node !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs60 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data39.vitest !== undefined){
const _errs62 = errors;
if(typeof data39.vitest !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/vitest",schemaPath:"#/properties/environment/properties/vitest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs62 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data39.platform !== undefined){
const _errs64 = errors;
if(typeof data39.platform !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs64 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data39.arch !== undefined){
const _errs66 = errors;
if(typeof data39.arch !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
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
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runner !== undefined){
let data44 = data.runner;
const _errs68 = errors;
if(errors === _errs68){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing5;
if(((data44.exitCode === undefined) && (missing5 = "exitCode")) || ((data44.signal === undefined) && (missing5 = "signal"))){
validate21.errors = [{instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs70 = errors;
for(const key5 in data44){
if(!((key5 === "exitCode") || (key5 === "signal"))){
validate21.errors = [{instancePath:instancePath+"/runner",schemaPath:"#/properties/runner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs70 === errors){
if(data44.exitCode !== undefined){
let data45 = data44.exitCode;
const _errs71 = errors;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (data45 !== null)){
validate21.errors = [{instancePath:instancePath+"/runner/exitCode",schemaPath:"#/properties/runner/properties/exitCode/type",keyword:"type",params:{type: schema6.properties.runner.properties.exitCode.type},message:"must be number,null"}];
return false;
}
var valid11 = _errs71 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data44.signal !== undefined){
let data46 = data44.signal;
const _errs73 = errors;
if((typeof data46 !== "string") && (data46 !== null)){
validate21.errors = [{instancePath:instancePath+"/runner/signal",schemaPath:"#/properties/runner/properties/signal/type",keyword:"type",params:{type: schema6.properties.runner.properties.signal.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs73 === errors;
}
else {
var valid11 = true;
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
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timing !== undefined){
let data47 = data.timing;
const _errs75 = errors;
if(errors === _errs75){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing6;
if(((data47.startedAt === undefined) && (missing6 = "startedAt")) || ((data47.milliseconds === undefined) && (missing6 = "milliseconds"))){
validate21.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs77 = errors;
for(const key6 in data47){
if(!((key6 === "startedAt") || (key6 === "milliseconds"))){
validate21.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs77 === errors){
if(data47.startedAt !== undefined){
const _errs78 = errors;
if(!(validate91(data47.startedAt, {instancePath:instancePath+"/timing/startedAt",parentData:data47,parentDataProperty:"startedAt",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data47.milliseconds !== undefined){
let data49 = data47.milliseconds;
const _errs79 = errors;
if(!((typeof data49 == "number") && (isFinite(data49)))){
validate21.errors = [{instancePath:instancePath+"/timing/milliseconds",schemaPath:"#/properties/timing/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid12 = _errs79 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/timing",schemaPath:"#/properties/timing/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs81 = errors;
if(!(validate41(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs81 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

