// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isVerdict = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:verdict:1","title":"vitest-oracle verdict (.oracle/verdict.json)","description":"The typed verdict file, `schemaVersion` 1. Its JSON Schema is made from this type.","type":"object","properties":{"schemaVersion":{"type":"number","const":1},"tool":{"type":"object","properties":{"name":{"type":"string","const":"vitest-oracle"},"version":{"type":"string"}},"required":["name","version"],"additionalProperties":false},"scope":{"$ref":"#/definitions/VerdictScope"},"decision":{"$ref":"#/definitions/Decision"},"because":{"type":"array","items":{"$ref":"#/definitions/Reason"},"description":"Strongest first."},"subject":{"$ref":"#/definitions/Subject"},"policy":{"$ref":"#/definitions/PolicyReference"},"inputs":{"type":"object","properties":{"scope":{"$ref":"#/definitions/PhaseState"},"policy":{"$ref":"#/definitions/PhaseState"},"fixtures":{"$ref":"#/definitions/PhaseState"},"budget":{"$ref":"#/definitions/PhaseState"},"oracles":{"$ref":"#/definitions/PhaseState"},"known-bad":{"$ref":"#/definitions/PhaseState"},"characterization":{"$ref":"#/definitions/PhaseState"},"flakes":{"$ref":"#/definitions/PhaseState"},"untrusted":{"$ref":"#/definitions/PhaseState"},"region":{"$ref":"#/definitions/PhaseState"}},"required":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"additionalProperties":false},"findings":{"type":"array","items":{"$ref":"#/definitions/JudgedFinding"}},"classes":{"type":"object","properties":{"E":{"$ref":"#/definitions/ClassCount"},"P":{"$ref":"#/definitions/ClassCount"},"F":{"$ref":"#/definitions/ClassCount"},"N":{"$ref":"#/definitions/ClassCount"},"U":{"$ref":"#/definitions/ClassCount"}},"required":["E","P","F","N","U"],"additionalProperties":false},"tests":{"type":"array","items":{"$ref":"#/definitions/VerdictTest"},"description":"Trusted, failing and claim-refused tests; all with the reporter's `inventory`. Sorted by id."},"testCount":{"type":"number","description":"How many tests the run had in all."},"failures":{"type":"array","items":{"$ref":"#/definitions/VerdictFailure"}},"seeds":{"$ref":"#/definitions/VerdictSeeds"},"freezes":{"type":"array","items":{"$ref":"#/definitions/VerdictFreeze"}},"regions":{"type":"array","items":{"$ref":"#/definitions/VerdictRegion"},"description":"Per region (a `covers` entry): the trusted tests that claim it, and whether their file imported it. Sorted."},"environment":{"type":"object","properties":{"node":{"type":"string"},"vitest":{"type":"string"},"platform":{"type":"string"},"arch":{"type":"string"}},"required":["node","vitest","platform","arch"],"additionalProperties":false},"runner":{"type":"object","properties":{"exitCode":{"type":["number","null"]},"signal":{"type":["string","null"]}},"required":["exitCode","signal"],"additionalProperties":false},"timing":{"type":"object","properties":{"startedAt":{"$ref":"#/definitions/Instant"},"milliseconds":{"type":"number"}},"required":["startedAt","milliseconds"],"additionalProperties":false},"digest":{"$ref":"#/definitions/Sha256","description":"SHA-256 of the canonical form of all that does not depend on the machine or the hour; see `digestOf`."}},"required":["schemaVersion","tool","scope","decision","because","subject","policy","inputs","findings","classes","tests","testCount","failures","seeds","freezes","regions","environment","runner","timing","digest"],"additionalProperties":false,"definitions":{"ClaimedClass":{"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."},"ClassCount":{"type":"object","properties":{"passed":{"type":"number"},"failed":{"type":"number"},"notRun":{"type":"number","description":"Skipped or never run."}},"required":["passed","failed","notRun"],"additionalProperties":false},"Decision":{"type":"string","enum":["allow","review","block"]},"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$"},"FileMistake":{"type":"object","properties":{"at":{"$ref":"#/definitions/SourceLocation"},"wrong":{"type":"string","description":"One sentence without the place: what is wrong, with the offending text quoted."},"right":{"type":"string","description":"What would be right, or the command that mends it."},"frame":{"type":"string","description":"The lines around it with a marker, ready to print; '' when there is nothing to show."}},"required":["at","wrong","right","frame"],"additionalProperties":false,"description":"A mistake in a file that people own: where it stands, what is wrong, what would be right."},"Instant":{"type":"string","description":"An instant as `Date.prototype.toISOString` writes it.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"JudgedFinding":{"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["path","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"type":"object","properties":{"test":{"type":"string"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["test","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"first":{"$ref":"#/definitions/SourceLocation"}},"required":["test","first"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"now":{"$ref":"#/definitions/Instant"}},"required":["test","expires","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"days":{"type":"number"},"maxDays":{"type":"number"},"firstSeenInFuture":{"type":"boolean"}},"required":["test","days","maxDays","firstSeenInFuture"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"granted":{"$ref":"#/definitions/OracleClass"}},"required":["test","granted"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"}},"required":["test"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"}},"required":["test","corpus"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"recorded":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["test","corpus","recorded","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"didYouMean":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]}},"required":["test","didYouMean"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"}},"required":["points","cap"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"locked":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["file","locked","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"}},"required":["file","schema","pointer","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["file","invariants","name","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["owner","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"message":{"type":"string"}},"required":["test","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"mode":{"type":"string"},"because":{"type":"string"}},"required":["test","mode","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"retries":{"type":"number"}},"required":["test","retries"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"claimed":{"$ref":"#/definitions/OracleClass"},"because":{"type":"string"}},"required":["test","claimed","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"broken":{"type":"array","items":{"type":"string"}}},"required":["file","broken"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"type":"object","properties":{"file":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}]},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["file","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","signature","known"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"windowRuns":{"type":"number"}},"required":["test","windowRuns"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"type":"object","properties":{"phase":{"$ref":"#/definitions/Phase"},"because":{"type":"string"}},"required":["phase","because"],"additionalProperties":false}},"required":["rule"]}]},"ObjectId":{"type":"string","description":"A full git object id.","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"OracleClass":{"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."},"Phase":{"type":"string","enum":["scope","policy","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"],"description":"The phases of a judgement, in the order in which they run."},"PhaseState":{"type":"object","properties":{"state":{"type":"string","enum":["answered","not-applicable","unavailable","not-evaluated"]},"because":{"type":"string","description":"'' for an answered phase."}},"required":["state","because"],"additionalProperties":false},"PolicyReference":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"ref":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}],"description":"The commit that it was read at; null for the work tree."},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}],"description":"null when there is none that can be read."},"preset":{"$ref":"#/definitions/PresetName"}},"required":["path","ref","sha256","preset"],"additionalProperties":false},"PresetName":{"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]},"ProjectPath":{"type":"string","description":"A path from the project's root, with `/` between its parts on every platform, without a leading `./`."},"PropertyRun":{"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."},"Reason":{"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","sealed-file-written","runner-exited-early","unhandled-error","flake-without-freeze","flake-signature-unknown","flake-window-empty","untrusted-failed","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."},"Severity":{"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."},"Sha256":{"type":"string","description":"Hex digits of a SHA-256, lower case.","pattern":"^[0-9a-f]{64}$"},"SignatureParts":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"operator":{"type":"string"},"frames":{"type":"array","items":{"type":"string"},"description":"`function@file`, from the test down to the throw."}},"required":["name","message","operator","frames"],"additionalProperties":false,"description":"What went into a failure signature; `explain <signature>` prints it."},"SourceLocation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"}},"required":["file"],"additionalProperties":false,"description":"A place in a file: lines and columns count from 1, columns in UTF-16 code units."},"Subject":{"type":"object","properties":{"head":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"base":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"mergeBase":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}]},"dirty":{"type":["boolean","null"],"description":"null when there is no repository."}},"required":["head","tree","base","mergeBase","dirty"],"additionalProperties":false},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestState":{"type":"string","enum":["passed","failed","skipped","pending"]},"VerdictFailure":{"type":"object","properties":{"signature":{"$ref":"#/definitions/FailureSignature"},"owner":{"$ref":"#/definitions/TestId","description":"The test, or the suite or file whose hook or collection failed."},"message":{"type":"string"},"parts":{"$ref":"#/definitions/SignatureParts"}},"required":["signature","owner","message","parts"],"additionalProperties":false},"VerdictFreeze":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false},"VerdictRegion":{"type":"object","properties":{"covers":{"type":"string"},"tests":{"type":"array","items":{"$ref":"#/definitions/TestId"}},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that the pattern stands for and that those tests imported."},"known":{"type":"boolean","description":"False where some of those tests could not say what they imported."}},"required":["covers","tests","imported","known"],"additionalProperties":false},"VerdictScope":{"type":"string","enum":["run","merge"],"description":"What one run can show, or what a patch as a whole shows."},"VerdictSeeds":{"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false},"VerdictTest":{"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false}}};
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

const schema9 = {"type":"object","properties":{"severity":{"$ref":"#/definitions/Severity"},"rule":{"type":["string","null"],"enum":["policy-missing","policy-invalid","lease-field-missing","lease-duplicate","lease-expired","lease-too-long","lease-on-oracle","lease-not-classified","lease-without-corpus","lease-corpus-mismatch","lease-unknown-test","freeze-cap-exceeded","lock-missing","fixture-changed","fixture-missing","fixture-unlocked","fixture-schema-violated","fixture-invariant-broken","oracle-failed","oracle-error","oracle-timeout","oracle-missing","oracle-skipped","oracle-flaky","oracle-without-evidence","no-oracle-tests","no-property-tests","class-claim-refused","invariant-missing","seeds-missing","property-empty","expect-tampered","sealed-file-written","runner-exited-early","unhandled-error","flake-without-freeze","flake-signature-unknown","flake-window-empty","untrusted-failed","evidence-missing",null],"description":"A rule id; null for the row of an allow."},"row":{"type":["string","null"],"description":"The row of the preset's decision table, such as `Z1`; null where the preset has no table or no row for it."},"why":{"type":"string"}},"required":["severity","rule","row","why"],"additionalProperties":false,"description":"One rule, or one row of a preset's table, that decided."};
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
if(!(((((((((((((((((((((((((((((((((((((((((data1 === "policy-missing") || (data1 === "policy-invalid")) || (data1 === "lease-field-missing")) || (data1 === "lease-duplicate")) || (data1 === "lease-expired")) || (data1 === "lease-too-long")) || (data1 === "lease-on-oracle")) || (data1 === "lease-not-classified")) || (data1 === "lease-without-corpus")) || (data1 === "lease-corpus-mismatch")) || (data1 === "lease-unknown-test")) || (data1 === "freeze-cap-exceeded")) || (data1 === "lock-missing")) || (data1 === "fixture-changed")) || (data1 === "fixture-missing")) || (data1 === "fixture-unlocked")) || (data1 === "fixture-schema-violated")) || (data1 === "fixture-invariant-broken")) || (data1 === "oracle-failed")) || (data1 === "oracle-error")) || (data1 === "oracle-timeout")) || (data1 === "oracle-missing")) || (data1 === "oracle-skipped")) || (data1 === "oracle-flaky")) || (data1 === "oracle-without-evidence")) || (data1 === "no-oracle-tests")) || (data1 === "no-property-tests")) || (data1 === "class-claim-refused")) || (data1 === "invariant-missing")) || (data1 === "seeds-missing")) || (data1 === "property-empty")) || (data1 === "expect-tampered")) || (data1 === "sealed-file-written")) || (data1 === "runner-exited-early")) || (data1 === "unhandled-error")) || (data1 === "flake-without-freeze")) || (data1 === "flake-signature-unknown")) || (data1 === "flake-window-empty")) || (data1 === "untrusted-failed")) || (data1 === "evidence-missing")) || (data1 === null))){
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

const schema18 = {"description":"A finding with what the preset and the policy make of it.","type":"object","additionalProperties":false,"properties":{"rule":{"type":"string"},"phase":{"$ref":"#/definitions/Phase"},"severity":{"$ref":"#/definitions/Severity"},"approvedBy":{"type":["string","null"],"description":"Who approved it; it is then a note."},"at":{"$ref":"#/definitions/SourceLocation"},"args":{}},"required":["approvedBy","args","phase","rule","severity"],"discriminator":{"propertyName":"rule"},"oneOf":[{"properties":{"rule":{"type":"string","const":"policy-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"policy-invalid"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["path","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-field-missing"},"args":{"type":"object","properties":{"test":{"type":"string"},"mistake":{"$ref":"#/definitions/FileMistake"}},"required":["test","mistake"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-duplicate"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"first":{"$ref":"#/definitions/SourceLocation"}},"required":["test","first"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-expired"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"now":{"$ref":"#/definitions/Instant"}},"required":["test","expires","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-too-long"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"days":{"type":"number"},"maxDays":{"type":"number"},"firstSeenInFuture":{"type":"boolean"}},"required":["test","days","maxDays","firstSeenInFuture"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-on-oracle"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"granted":{"$ref":"#/definitions/OracleClass"}},"required":["test","granted"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-not-classified"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"}},"required":["test"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-without-corpus"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"}},"required":["test","corpus"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-corpus-mismatch"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"corpus":{"$ref":"#/definitions/ProjectPath"},"recorded":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["test","corpus","recorded","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lease-unknown-test"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"didYouMean":{"anyOf":[{"$ref":"#/definitions/TestId"},{"type":"null"}]}},"required":["test","didYouMean"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"freeze-cap-exceeded"},"args":{"type":"object","properties":{"points":{"type":"number"},"cap":{"type":"number"}},"required":["points","cap"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"lock-missing"},"args":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"}},"required":["path"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-changed"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"locked":{"$ref":"#/definitions/Sha256"},"now":{"$ref":"#/definitions/Sha256"}},"required":["file","locked","now"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-missing"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-unlocked"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-schema-violated"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"}},"required":["file","schema","pointer","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"fixture-invariant-broken"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["file","invariants","name","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-error"},"args":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["owner","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-timeout"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"message":{"type":"string"}},"required":["test","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-skipped"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"mode":{"type":"string"},"because":{"type":"string"}},"required":["test","mode","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-flaky"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"retries":{"type":"number"}},"required":["test","retries"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"oracle-without-evidence"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-oracle-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"no-property-tests"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"class-claim-refused"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"claimed":{"$ref":"#/definitions/OracleClass"},"because":{"type":"string"}},"required":["test","claimed","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"invariant-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"invariant":{"type":["string","null"]},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["test","invariant","file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"seeds-missing"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"property-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"because":{"type":"string"}},"required":["test","because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"expect-tampered"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"broken":{"type":"array","items":{"type":"string"}}},"required":["file","broken"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"sealed-file-written"},"args":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"}},"required":["file"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"runner-exited-early"},"args":{"type":"object","properties":{"because":{"type":"string"}},"required":["because"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"unhandled-error"},"args":{"type":"object","properties":{"file":{"anyOf":[{"$ref":"#/definitions/ProjectPath"},{"type":"null"}]},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["file","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-without-freeze"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-signature-unknown"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"known":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["test","signature","known"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"flake-window-empty"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"windowRuns":{"type":"number"}},"required":["test","windowRuns"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"untrusted-failed"},"args":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"signature":{"$ref":"#/definitions/FailureSignature"},"message":{"type":"string"}},"required":["test","signature","message"],"additionalProperties":false}},"required":["rule"]},{"properties":{"rule":{"type":"string","const":"evidence-missing"},"args":{"type":"object","properties":{"phase":{"$ref":"#/definitions/Phase"},"because":{"type":"string"}},"required":["phase","because"],"additionalProperties":false}},"required":["rule"]}]};
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


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.at === undefined) && (missing0 = "at")) || ((data.wrong === undefined) && (missing0 = "wrong"))) || ((data.right === undefined) && (missing0 = "right"))) || ((data.frame === undefined) && (missing0 = "frame"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "at") || (key0 === "wrong")) || (key0 === "right")) || (key0 === "frame"))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate66.errors = [{instancePath:instancePath+"/wrong",schemaPath:"#/properties/wrong/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate74.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"string","enum":["E","P","F","N","U"],"description":"Example, property, fixture, nondeterministic, untrusted."};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "E") || (data === "P")) || (data === "F")) || (data === "N")) || (data === "U"))){
validate78.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate78.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate100.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate100.errors = vErrors;
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
if(!((((((key0 === "rule") || (key0 === "phase")) || (key0 === "severity")) || (key0 === "approvedBy")) || (key0 === "at")) || (key0 === "args"))){
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
const tag0 = data.rule;
if(typeof tag0 == "string"){
if(tag0 === "policy-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.rule === undefined) && (missing1 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data5 = data.rule;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-missing" !== data5){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/0/properties/rule/const",keyword:"const",params:{allowedValue: "policy-missing"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.args !== undefined){
let data6 = data.args;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.path === undefined) && (missing2 = "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data6){
if(!(key1 === "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.path !== undefined){
if(!(validate38(data6.path, {instancePath:instancePath+"/args/path",parentData:data6,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else if(tag0 === "policy-invalid"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.rule === undefined) && (missing3 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data8 = data.rule;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("policy-invalid" !== data8){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/1/properties/rule/const",keyword:"const",params:{allowedValue: "policy-invalid"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.args !== undefined){
let data9 = data.args;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing4;
if(((data9.path === undefined) && (missing4 = "path")) || ((data9.mistake === undefined) && (missing4 = "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data9){
if(!((key2 === "path") || (key2 === "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data9.path !== undefined){
const _errs23 = errors;
if(!(validate38(data9.path, {instancePath:instancePath+"/args/path",parentData:data9,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid7 = _errs23 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.mistake !== undefined){
const _errs24 = errors;
if(!(validate66(data9.mistake, {instancePath:instancePath+"/args/mistake",parentData:data9,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid7 = _errs24 === errors;
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
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else if(tag0 === "lease-field-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.rule === undefined) && (missing5 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data12 = data.rule;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-field-missing" !== data12){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/2/properties/rule/const",keyword:"const",params:{allowedValue: "lease-field-missing"},message:"must be equal to constant"}];
return false;
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.args !== undefined){
let data13 = data.args;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing6;
if(((data13.test === undefined) && (missing6 = "test")) || ((data13.mistake === undefined) && (missing6 = "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/2/properties/args/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key3 in data13){
if(!((key3 === "test") || (key3 === "mistake"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/2/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data13.test !== undefined){
const _errs31 = errors;
if(typeof data13.test !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/test",schemaPath:"#/oneOf/2/properties/args/properties/test/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.mistake !== undefined){
const _errs33 = errors;
if(!(validate66(data13.mistake, {instancePath:instancePath+"/args/mistake",parentData:data13,parentDataProperty:"mistake",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
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
var valid9 = _errs28 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else if(tag0 === "lease-duplicate"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.rule === undefined) && (missing7 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data16 = data.rule;
const _errs35 = errors;
if(typeof data16 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-duplicate" !== data16){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/3/properties/rule/const",keyword:"const",params:{allowedValue: "lease-duplicate"},message:"must be equal to constant"}];
return false;
}
var valid12 = _errs35 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.args !== undefined){
let data17 = data.args;
const _errs37 = errors;
if(errors === _errs37){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing8;
if(((data17.test === undefined) && (missing8 = "test")) || ((data17.first === undefined) && (missing8 = "first"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/3/properties/args/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key4 in data17){
if(!((key4 === "test") || (key4 === "first"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/3/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs39 === errors){
if(data17.test !== undefined){
const _errs40 = errors;
if(!(validate70(data17.test, {instancePath:instancePath+"/args/test",parentData:data17,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid13 = _errs40 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.first !== undefined){
const _errs41 = errors;
if(!(validate61(data17.first, {instancePath:instancePath+"/args/first",parentData:data17,parentDataProperty:"first",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid13 = _errs41 === errors;
}
else {
var valid13 = true;
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
var valid12 = _errs37 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else if(tag0 === "lease-expired"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if((data.rule === undefined) && (missing9 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data20 = data.rule;
const _errs43 = errors;
if(typeof data20 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-expired" !== data20){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/4/properties/rule/const",keyword:"const",params:{allowedValue: "lease-expired"},message:"must be equal to constant"}];
return false;
}
var valid15 = _errs43 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data.args !== undefined){
let data21 = data.args;
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing10;
if((((data21.test === undefined) && (missing10 = "test")) || ((data21.expires === undefined) && (missing10 = "expires"))) || ((data21.now === undefined) && (missing10 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/4/properties/args/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs47 = errors;
for(const key5 in data21){
if(!(((key5 === "test") || (key5 === "expires")) || (key5 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/4/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs47 === errors){
if(data21.test !== undefined){
const _errs48 = errors;
if(!(validate70(data21.test, {instancePath:instancePath+"/args/test",parentData:data21,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid16 = _errs48 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data21.expires !== undefined){
const _errs49 = errors;
if(typeof data21.expires !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/expires",schemaPath:"#/oneOf/4/properties/args/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs49 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data21.now !== undefined){
const _errs51 = errors;
if(!(validate74(data21.now, {instancePath:instancePath+"/args/now",parentData:data21,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid16 = _errs51 === errors;
}
else {
var valid16 = true;
}
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
var valid15 = _errs45 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else if(tag0 === "lease-too-long"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing11;
if((data.rule === undefined) && (missing11 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data25 = data.rule;
const _errs53 = errors;
if(typeof data25 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-too-long" !== data25){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/5/properties/rule/const",keyword:"const",params:{allowedValue: "lease-too-long"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs53 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.args !== undefined){
let data26 = data.args;
const _errs55 = errors;
if(errors === _errs55){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing12;
if(((((data26.test === undefined) && (missing12 = "test")) || ((data26.days === undefined) && (missing12 = "days"))) || ((data26.maxDays === undefined) && (missing12 = "maxDays"))) || ((data26.firstSeenInFuture === undefined) && (missing12 = "firstSeenInFuture"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/5/properties/args/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs57 = errors;
for(const key6 in data26){
if(!((((key6 === "test") || (key6 === "days")) || (key6 === "maxDays")) || (key6 === "firstSeenInFuture"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/5/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs57 === errors){
if(data26.test !== undefined){
const _errs58 = errors;
if(!(validate70(data26.test, {instancePath:instancePath+"/args/test",parentData:data26,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid19 = _errs58 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data26.days !== undefined){
let data28 = data26.days;
const _errs59 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
validate57.errors = [{instancePath:instancePath+"/args/days",schemaPath:"#/oneOf/5/properties/args/properties/days/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid19 = _errs59 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data26.maxDays !== undefined){
let data29 = data26.maxDays;
const _errs61 = errors;
if(!((typeof data29 == "number") && (isFinite(data29)))){
validate57.errors = [{instancePath:instancePath+"/args/maxDays",schemaPath:"#/oneOf/5/properties/args/properties/maxDays/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid19 = _errs61 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data26.firstSeenInFuture !== undefined){
const _errs63 = errors;
if(typeof data26.firstSeenInFuture !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/args/firstSeenInFuture",schemaPath:"#/oneOf/5/properties/args/properties/firstSeenInFuture/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid19 = _errs63 === errors;
}
else {
var valid19 = true;
}
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
var valid18 = _errs55 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else if(tag0 === "lease-on-oracle"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing13;
if((data.rule === undefined) && (missing13 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data31 = data.rule;
const _errs66 = errors;
if(typeof data31 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-on-oracle" !== data31){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/6/properties/rule/const",keyword:"const",params:{allowedValue: "lease-on-oracle"},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs66 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.args !== undefined){
let data32 = data.args;
const _errs68 = errors;
if(errors === _errs68){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing14;
if(((data32.test === undefined) && (missing14 = "test")) || ((data32.granted === undefined) && (missing14 = "granted"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/6/properties/args/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs70 = errors;
for(const key7 in data32){
if(!((key7 === "test") || (key7 === "granted"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/6/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs70 === errors){
if(data32.test !== undefined){
const _errs71 = errors;
if(!(validate70(data32.test, {instancePath:instancePath+"/args/test",parentData:data32,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid22 = _errs71 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data32.granted !== undefined){
const _errs72 = errors;
if(!(validate78(data32.granted, {instancePath:instancePath+"/args/granted",parentData:data32,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid22 = _errs72 === errors;
}
else {
var valid22 = true;
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
var valid21 = _errs68 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else if(tag0 === "lease-not-classified"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing15;
if((data.rule === undefined) && (missing15 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data35 = data.rule;
const _errs74 = errors;
if(typeof data35 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-not-classified" !== data35){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/7/properties/rule/const",keyword:"const",params:{allowedValue: "lease-not-classified"},message:"must be equal to constant"}];
return false;
}
var valid24 = _errs74 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.args !== undefined){
let data36 = data.args;
const _errs76 = errors;
if(errors === _errs76){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing16;
if((data36.test === undefined) && (missing16 = "test")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/7/properties/args/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs78 = errors;
for(const key8 in data36){
if(!(key8 === "test")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/7/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs78 === errors){
if(data36.test !== undefined){
if(!(validate70(data36.test, {instancePath:instancePath+"/args/test",parentData:data36,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
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
var valid24 = _errs76 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
else if(tag0 === "lease-without-corpus"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing17;
if((data.rule === undefined) && (missing17 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data38 = data.rule;
const _errs81 = errors;
if(typeof data38 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-without-corpus" !== data38){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/8/properties/rule/const",keyword:"const",params:{allowedValue: "lease-without-corpus"},message:"must be equal to constant"}];
return false;
}
var valid27 = _errs81 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data.args !== undefined){
let data39 = data.args;
const _errs83 = errors;
if(errors === _errs83){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing18;
if(((data39.test === undefined) && (missing18 = "test")) || ((data39.corpus === undefined) && (missing18 = "corpus"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/8/properties/args/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs85 = errors;
for(const key9 in data39){
if(!((key9 === "test") || (key9 === "corpus"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/8/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs85 === errors){
if(data39.test !== undefined){
const _errs86 = errors;
if(!(validate70(data39.test, {instancePath:instancePath+"/args/test",parentData:data39,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid28 = _errs86 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data39.corpus !== undefined){
const _errs87 = errors;
if(!(validate38(data39.corpus, {instancePath:instancePath+"/args/corpus",parentData:data39,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid28 = _errs87 === errors;
}
else {
var valid28 = true;
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
var valid27 = _errs83 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
else if(tag0 === "lease-corpus-mismatch"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing19;
if((data.rule === undefined) && (missing19 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data42 = data.rule;
const _errs89 = errors;
if(typeof data42 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-corpus-mismatch" !== data42){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/9/properties/rule/const",keyword:"const",params:{allowedValue: "lease-corpus-mismatch"},message:"must be equal to constant"}];
return false;
}
var valid30 = _errs89 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data.args !== undefined){
let data43 = data.args;
const _errs91 = errors;
if(errors === _errs91){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing20;
if(((((data43.test === undefined) && (missing20 = "test")) || ((data43.corpus === undefined) && (missing20 = "corpus"))) || ((data43.recorded === undefined) && (missing20 = "recorded"))) || ((data43.now === undefined) && (missing20 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/9/properties/args/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs93 = errors;
for(const key10 in data43){
if(!((((key10 === "test") || (key10 === "corpus")) || (key10 === "recorded")) || (key10 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/9/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs93 === errors){
if(data43.test !== undefined){
const _errs94 = errors;
if(!(validate70(data43.test, {instancePath:instancePath+"/args/test",parentData:data43,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid31 = _errs94 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data43.corpus !== undefined){
const _errs95 = errors;
if(!(validate38(data43.corpus, {instancePath:instancePath+"/args/corpus",parentData:data43,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid31 = _errs95 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data43.recorded !== undefined){
const _errs96 = errors;
if(!(validate41(data43.recorded, {instancePath:instancePath+"/args/recorded",parentData:data43,parentDataProperty:"recorded",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid31 = _errs96 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data43.now !== undefined){
const _errs97 = errors;
if(!(validate41(data43.now, {instancePath:instancePath+"/args/now",parentData:data43,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid31 = _errs97 === errors;
}
else {
var valid31 = true;
}
}
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
var valid30 = _errs91 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
else if(tag0 === "lease-unknown-test"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing21;
if((data.rule === undefined) && (missing21 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data48 = data.rule;
const _errs99 = errors;
if(typeof data48 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lease-unknown-test" !== data48){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/10/properties/rule/const",keyword:"const",params:{allowedValue: "lease-unknown-test"},message:"must be equal to constant"}];
return false;
}
var valid33 = _errs99 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data.args !== undefined){
let data49 = data.args;
const _errs101 = errors;
if(errors === _errs101){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing22;
if(((data49.test === undefined) && (missing22 = "test")) || ((data49.didYouMean === undefined) && (missing22 = "didYouMean"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/10/properties/args/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs103 = errors;
for(const key11 in data49){
if(!((key11 === "test") || (key11 === "didYouMean"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/10/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs103 === errors){
if(data49.test !== undefined){
const _errs104 = errors;
if(!(validate70(data49.test, {instancePath:instancePath+"/args/test",parentData:data49,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid34 = _errs104 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data49.didYouMean !== undefined){
let data51 = data49.didYouMean;
const _errs105 = errors;
const _errs106 = errors;
let valid35 = false;
const _errs107 = errors;
if(!(validate70(data51, {instancePath:instancePath+"/args/didYouMean",parentData:data49,parentDataProperty:"didYouMean",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs107 === errors;
valid35 = valid35 || _valid0;
if(!valid35){
const _errs108 = errors;
if(data51 !== null){
const err0 = {instancePath:instancePath+"/args/didYouMean",schemaPath:"#/oneOf/10/properties/args/properties/didYouMean/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs108 === errors;
valid35 = valid35 || _valid0;
}
if(!valid35){
const err1 = {instancePath:instancePath+"/args/didYouMean",schemaPath:"#/oneOf/10/properties/args/properties/didYouMean/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
var valid34 = _errs105 === errors;
}
else {
var valid34 = true;
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
var valid33 = _errs101 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else if(tag0 === "freeze-cap-exceeded"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing23;
if((data.rule === undefined) && (missing23 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data52 = data.rule;
const _errs111 = errors;
if(typeof data52 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("freeze-cap-exceeded" !== data52){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/11/properties/rule/const",keyword:"const",params:{allowedValue: "freeze-cap-exceeded"},message:"must be equal to constant"}];
return false;
}
var valid37 = _errs111 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data.args !== undefined){
let data53 = data.args;
const _errs113 = errors;
if(errors === _errs113){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing24;
if(((data53.points === undefined) && (missing24 = "points")) || ((data53.cap === undefined) && (missing24 = "cap"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/11/properties/args/required",keyword:"required",params:{missingProperty: missing24},message:"must have required property '"+missing24+"'"}];
return false;
}
else {
const _errs115 = errors;
for(const key12 in data53){
if(!((key12 === "points") || (key12 === "cap"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/11/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs115 === errors){
if(data53.points !== undefined){
let data54 = data53.points;
const _errs116 = errors;
if(!((typeof data54 == "number") && (isFinite(data54)))){
validate57.errors = [{instancePath:instancePath+"/args/points",schemaPath:"#/oneOf/11/properties/args/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid38 = _errs116 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data53.cap !== undefined){
let data55 = data53.cap;
const _errs118 = errors;
if(!((typeof data55 == "number") && (isFinite(data55)))){
validate57.errors = [{instancePath:instancePath+"/args/cap",schemaPath:"#/oneOf/11/properties/args/properties/cap/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid38 = _errs118 === errors;
}
else {
var valid38 = true;
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
var valid37 = _errs113 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
else if(tag0 === "lock-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing25;
if((data.rule === undefined) && (missing25 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: missing25},message:"must have required property '"+missing25+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data56 = data.rule;
const _errs121 = errors;
if(typeof data56 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("lock-missing" !== data56){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/12/properties/rule/const",keyword:"const",params:{allowedValue: "lock-missing"},message:"must be equal to constant"}];
return false;
}
var valid40 = _errs121 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data.args !== undefined){
let data57 = data.args;
const _errs123 = errors;
if(errors === _errs123){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing26;
if((data57.path === undefined) && (missing26 = "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/12/properties/args/required",keyword:"required",params:{missingProperty: missing26},message:"must have required property '"+missing26+"'"}];
return false;
}
else {
const _errs125 = errors;
for(const key13 in data57){
if(!(key13 === "path")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/12/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs125 === errors){
if(data57.path !== undefined){
if(!(validate38(data57.path, {instancePath:instancePath+"/args/path",parentData:data57,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
var valid40 = _errs123 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
else if(tag0 === "fixture-changed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing27;
if((data.rule === undefined) && (missing27 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: missing27},message:"must have required property '"+missing27+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data59 = data.rule;
const _errs128 = errors;
if(typeof data59 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-changed" !== data59){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/13/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-changed"},message:"must be equal to constant"}];
return false;
}
var valid43 = _errs128 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data.args !== undefined){
let data60 = data.args;
const _errs130 = errors;
if(errors === _errs130){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing28;
if((((data60.file === undefined) && (missing28 = "file")) || ((data60.locked === undefined) && (missing28 = "locked"))) || ((data60.now === undefined) && (missing28 = "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/required",keyword:"required",params:{missingProperty: missing28},message:"must have required property '"+missing28+"'"}];
return false;
}
else {
const _errs132 = errors;
for(const key14 in data60){
if(!(((key14 === "file") || (key14 === "locked")) || (key14 === "now"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs132 === errors){
if(data60.file !== undefined){
const _errs133 = errors;
if(!(validate38(data60.file, {instancePath:instancePath+"/args/file",parentData:data60,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid44 = _errs133 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data60.locked !== undefined){
const _errs134 = errors;
if(!(validate41(data60.locked, {instancePath:instancePath+"/args/locked",parentData:data60,parentDataProperty:"locked",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid44 = _errs134 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data60.now !== undefined){
const _errs135 = errors;
if(!(validate41(data60.now, {instancePath:instancePath+"/args/now",parentData:data60,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid44 = _errs135 === errors;
}
else {
var valid44 = true;
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
var valid43 = _errs130 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else if(tag0 === "fixture-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing29;
if((data.rule === undefined) && (missing29 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: missing29},message:"must have required property '"+missing29+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data64 = data.rule;
const _errs137 = errors;
if(typeof data64 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-missing" !== data64){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/14/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-missing"},message:"must be equal to constant"}];
return false;
}
var valid46 = _errs137 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data.args !== undefined){
let data65 = data.args;
const _errs139 = errors;
if(errors === _errs139){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing30;
if((data65.file === undefined) && (missing30 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/14/properties/args/required",keyword:"required",params:{missingProperty: missing30},message:"must have required property '"+missing30+"'"}];
return false;
}
else {
const _errs141 = errors;
for(const key15 in data65){
if(!(key15 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/14/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs141 === errors){
if(data65.file !== undefined){
if(!(validate38(data65.file, {instancePath:instancePath+"/args/file",parentData:data65,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
var valid46 = _errs139 === errors;
}
else {
var valid46 = true;
}
}
}
}
}
else if(tag0 === "fixture-unlocked"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing31;
if((data.rule === undefined) && (missing31 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: missing31},message:"must have required property '"+missing31+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data67 = data.rule;
const _errs144 = errors;
if(typeof data67 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-unlocked" !== data67){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/15/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-unlocked"},message:"must be equal to constant"}];
return false;
}
var valid49 = _errs144 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data.args !== undefined){
let data68 = data.args;
const _errs146 = errors;
if(errors === _errs146){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing32;
if((data68.file === undefined) && (missing32 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/15/properties/args/required",keyword:"required",params:{missingProperty: missing32},message:"must have required property '"+missing32+"'"}];
return false;
}
else {
const _errs148 = errors;
for(const key16 in data68){
if(!(key16 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/15/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs148 === errors){
if(data68.file !== undefined){
if(!(validate38(data68.file, {instancePath:instancePath+"/args/file",parentData:data68,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
var valid49 = _errs146 === errors;
}
else {
var valid49 = true;
}
}
}
}
}
else if(tag0 === "fixture-schema-violated"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing33;
if((data.rule === undefined) && (missing33 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty: missing33},message:"must have required property '"+missing33+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data70 = data.rule;
const _errs151 = errors;
if(typeof data70 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-schema-violated" !== data70){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/16/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-schema-violated"},message:"must be equal to constant"}];
return false;
}
var valid52 = _errs151 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data.args !== undefined){
let data71 = data.args;
const _errs153 = errors;
if(errors === _errs153){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
let missing34;
if(((((data71.file === undefined) && (missing34 = "file")) || ((data71.schema === undefined) && (missing34 = "schema"))) || ((data71.pointer === undefined) && (missing34 = "pointer"))) || ((data71.message === undefined) && (missing34 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/16/properties/args/required",keyword:"required",params:{missingProperty: missing34},message:"must have required property '"+missing34+"'"}];
return false;
}
else {
const _errs155 = errors;
for(const key17 in data71){
if(!((((key17 === "file") || (key17 === "schema")) || (key17 === "pointer")) || (key17 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/16/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs155 === errors){
if(data71.file !== undefined){
const _errs156 = errors;
if(!(validate38(data71.file, {instancePath:instancePath+"/args/file",parentData:data71,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid53 = _errs156 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data71.schema !== undefined){
const _errs157 = errors;
if(!(validate38(data71.schema, {instancePath:instancePath+"/args/schema",parentData:data71,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid53 = _errs157 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data71.pointer !== undefined){
const _errs158 = errors;
if(typeof data71.pointer !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/pointer",schemaPath:"#/oneOf/16/properties/args/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid53 = _errs158 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data71.message !== undefined){
const _errs160 = errors;
if(typeof data71.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/16/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid53 = _errs160 === errors;
}
else {
var valid53 = true;
}
}
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
var valid52 = _errs153 === errors;
}
else {
var valid52 = true;
}
}
}
}
}
else if(tag0 === "fixture-invariant-broken"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing35;
if((data.rule === undefined) && (missing35 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: missing35},message:"must have required property '"+missing35+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data76 = data.rule;
const _errs163 = errors;
if(typeof data76 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("fixture-invariant-broken" !== data76){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/17/properties/rule/const",keyword:"const",params:{allowedValue: "fixture-invariant-broken"},message:"must be equal to constant"}];
return false;
}
var valid55 = _errs163 === errors;
}
else {
var valid55 = true;
}
if(valid55){
if(data.args !== undefined){
let data77 = data.args;
const _errs165 = errors;
if(errors === _errs165){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
let missing36;
if(((((data77.file === undefined) && (missing36 = "file")) || ((data77.invariants === undefined) && (missing36 = "invariants"))) || ((data77.name === undefined) && (missing36 = "name"))) || ((data77.message === undefined) && (missing36 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/17/properties/args/required",keyword:"required",params:{missingProperty: missing36},message:"must have required property '"+missing36+"'"}];
return false;
}
else {
const _errs167 = errors;
for(const key18 in data77){
if(!((((key18 === "file") || (key18 === "invariants")) || (key18 === "name")) || (key18 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/17/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs167 === errors){
if(data77.file !== undefined){
const _errs168 = errors;
if(!(validate38(data77.file, {instancePath:instancePath+"/args/file",parentData:data77,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid56 = _errs168 === errors;
}
else {
var valid56 = true;
}
if(valid56){
if(data77.invariants !== undefined){
const _errs169 = errors;
if(!(validate38(data77.invariants, {instancePath:instancePath+"/args/invariants",parentData:data77,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid56 = _errs169 === errors;
}
else {
var valid56 = true;
}
if(valid56){
if(data77.name !== undefined){
const _errs170 = errors;
if(typeof data77.name !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/name",schemaPath:"#/oneOf/17/properties/args/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid56 = _errs170 === errors;
}
else {
var valid56 = true;
}
if(valid56){
if(data77.message !== undefined){
const _errs172 = errors;
if(typeof data77.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/17/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid56 = _errs172 === errors;
}
else {
var valid56 = true;
}
}
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
var valid55 = _errs165 === errors;
}
else {
var valid55 = true;
}
}
}
}
}
else if(tag0 === "oracle-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing37;
if((data.rule === undefined) && (missing37 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: missing37},message:"must have required property '"+missing37+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data82 = data.rule;
const _errs175 = errors;
if(typeof data82 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-failed" !== data82){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/18/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-failed"},message:"must be equal to constant"}];
return false;
}
var valid58 = _errs175 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data.args !== undefined){
let data83 = data.args;
const _errs177 = errors;
if(errors === _errs177){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing38;
if((((data83.test === undefined) && (missing38 = "test")) || ((data83.signature === undefined) && (missing38 = "signature"))) || ((data83.message === undefined) && (missing38 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/18/properties/args/required",keyword:"required",params:{missingProperty: missing38},message:"must have required property '"+missing38+"'"}];
return false;
}
else {
const _errs179 = errors;
for(const key19 in data83){
if(!(((key19 === "test") || (key19 === "signature")) || (key19 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/18/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs179 === errors){
if(data83.test !== undefined){
const _errs180 = errors;
if(!(validate70(data83.test, {instancePath:instancePath+"/args/test",parentData:data83,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid59 = _errs180 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data83.signature !== undefined){
const _errs181 = errors;
if(!(validate100(data83.signature, {instancePath:instancePath+"/args/signature",parentData:data83,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid59 = _errs181 === errors;
}
else {
var valid59 = true;
}
if(valid59){
if(data83.message !== undefined){
const _errs182 = errors;
if(typeof data83.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/18/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid59 = _errs182 === errors;
}
else {
var valid59 = true;
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
var valid58 = _errs177 === errors;
}
else {
var valid58 = true;
}
}
}
}
}
else if(tag0 === "oracle-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing39;
if((data.rule === undefined) && (missing39 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: missing39},message:"must have required property '"+missing39+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data87 = data.rule;
const _errs185 = errors;
if(typeof data87 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-error" !== data87){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/19/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-error"},message:"must be equal to constant"}];
return false;
}
var valid61 = _errs185 === errors;
}
else {
var valid61 = true;
}
if(valid61){
if(data.args !== undefined){
let data88 = data.args;
const _errs187 = errors;
if(errors === _errs187){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing40;
if((((data88.owner === undefined) && (missing40 = "owner")) || ((data88.signature === undefined) && (missing40 = "signature"))) || ((data88.message === undefined) && (missing40 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/19/properties/args/required",keyword:"required",params:{missingProperty: missing40},message:"must have required property '"+missing40+"'"}];
return false;
}
else {
const _errs189 = errors;
for(const key20 in data88){
if(!(((key20 === "owner") || (key20 === "signature")) || (key20 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/19/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs189 === errors){
if(data88.owner !== undefined){
const _errs190 = errors;
if(!(validate70(data88.owner, {instancePath:instancePath+"/args/owner",parentData:data88,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid62 = _errs190 === errors;
}
else {
var valid62 = true;
}
if(valid62){
if(data88.signature !== undefined){
const _errs191 = errors;
if(!(validate100(data88.signature, {instancePath:instancePath+"/args/signature",parentData:data88,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid62 = _errs191 === errors;
}
else {
var valid62 = true;
}
if(valid62){
if(data88.message !== undefined){
const _errs192 = errors;
if(typeof data88.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/19/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid62 = _errs192 === errors;
}
else {
var valid62 = true;
}
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
var valid61 = _errs187 === errors;
}
else {
var valid61 = true;
}
}
}
}
}
else if(tag0 === "oracle-timeout"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing41;
if((data.rule === undefined) && (missing41 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/20/required",keyword:"required",params:{missingProperty: missing41},message:"must have required property '"+missing41+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data92 = data.rule;
const _errs195 = errors;
if(typeof data92 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-timeout" !== data92){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/20/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-timeout"},message:"must be equal to constant"}];
return false;
}
var valid64 = _errs195 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data.args !== undefined){
let data93 = data.args;
const _errs197 = errors;
if(errors === _errs197){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing42;
if(((data93.test === undefined) && (missing42 = "test")) || ((data93.message === undefined) && (missing42 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/20/properties/args/required",keyword:"required",params:{missingProperty: missing42},message:"must have required property '"+missing42+"'"}];
return false;
}
else {
const _errs199 = errors;
for(const key21 in data93){
if(!((key21 === "test") || (key21 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/20/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs199 === errors){
if(data93.test !== undefined){
const _errs200 = errors;
if(!(validate70(data93.test, {instancePath:instancePath+"/args/test",parentData:data93,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid65 = _errs200 === errors;
}
else {
var valid65 = true;
}
if(valid65){
if(data93.message !== undefined){
const _errs201 = errors;
if(typeof data93.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/20/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid65 = _errs201 === errors;
}
else {
var valid65 = true;
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
var valid64 = _errs197 === errors;
}
else {
var valid64 = true;
}
}
}
}
}
else if(tag0 === "oracle-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing43;
if((data.rule === undefined) && (missing43 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/21/required",keyword:"required",params:{missingProperty: missing43},message:"must have required property '"+missing43+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data96 = data.rule;
const _errs204 = errors;
if(typeof data96 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-missing" !== data96){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/21/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-missing"},message:"must be equal to constant"}];
return false;
}
var valid67 = _errs204 === errors;
}
else {
var valid67 = true;
}
if(valid67){
if(data.args !== undefined){
let data97 = data.args;
const _errs206 = errors;
if(errors === _errs206){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing44;
if(((data97.test === undefined) && (missing44 = "test")) || ((data97.because === undefined) && (missing44 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/21/properties/args/required",keyword:"required",params:{missingProperty: missing44},message:"must have required property '"+missing44+"'"}];
return false;
}
else {
const _errs208 = errors;
for(const key22 in data97){
if(!((key22 === "test") || (key22 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/21/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs208 === errors){
if(data97.test !== undefined){
const _errs209 = errors;
if(!(validate70(data97.test, {instancePath:instancePath+"/args/test",parentData:data97,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid68 = _errs209 === errors;
}
else {
var valid68 = true;
}
if(valid68){
if(data97.because !== undefined){
const _errs210 = errors;
if(typeof data97.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/21/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid68 = _errs210 === errors;
}
else {
var valid68 = true;
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
var valid67 = _errs206 === errors;
}
else {
var valid67 = true;
}
}
}
}
}
else if(tag0 === "oracle-skipped"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing45;
if((data.rule === undefined) && (missing45 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/22/required",keyword:"required",params:{missingProperty: missing45},message:"must have required property '"+missing45+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data100 = data.rule;
const _errs213 = errors;
if(typeof data100 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-skipped" !== data100){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/22/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-skipped"},message:"must be equal to constant"}];
return false;
}
var valid70 = _errs213 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data.args !== undefined){
let data101 = data.args;
const _errs215 = errors;
if(errors === _errs215){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
let missing46;
if((((data101.test === undefined) && (missing46 = "test")) || ((data101.mode === undefined) && (missing46 = "mode"))) || ((data101.because === undefined) && (missing46 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/22/properties/args/required",keyword:"required",params:{missingProperty: missing46},message:"must have required property '"+missing46+"'"}];
return false;
}
else {
const _errs217 = errors;
for(const key23 in data101){
if(!(((key23 === "test") || (key23 === "mode")) || (key23 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/22/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs217 === errors){
if(data101.test !== undefined){
const _errs218 = errors;
if(!(validate70(data101.test, {instancePath:instancePath+"/args/test",parentData:data101,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid71 = _errs218 === errors;
}
else {
var valid71 = true;
}
if(valid71){
if(data101.mode !== undefined){
const _errs219 = errors;
if(typeof data101.mode !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/mode",schemaPath:"#/oneOf/22/properties/args/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid71 = _errs219 === errors;
}
else {
var valid71 = true;
}
if(valid71){
if(data101.because !== undefined){
const _errs221 = errors;
if(typeof data101.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/22/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid71 = _errs221 === errors;
}
else {
var valid71 = true;
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
var valid70 = _errs215 === errors;
}
else {
var valid70 = true;
}
}
}
}
}
else if(tag0 === "oracle-flaky"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing47;
if((data.rule === undefined) && (missing47 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/23/required",keyword:"required",params:{missingProperty: missing47},message:"must have required property '"+missing47+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data105 = data.rule;
const _errs224 = errors;
if(typeof data105 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-flaky" !== data105){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/23/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-flaky"},message:"must be equal to constant"}];
return false;
}
var valid73 = _errs224 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data.args !== undefined){
let data106 = data.args;
const _errs226 = errors;
if(errors === _errs226){
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
let missing48;
if(((data106.test === undefined) && (missing48 = "test")) || ((data106.retries === undefined) && (missing48 = "retries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/23/properties/args/required",keyword:"required",params:{missingProperty: missing48},message:"must have required property '"+missing48+"'"}];
return false;
}
else {
const _errs228 = errors;
for(const key24 in data106){
if(!((key24 === "test") || (key24 === "retries"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/23/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs228 === errors){
if(data106.test !== undefined){
const _errs229 = errors;
if(!(validate70(data106.test, {instancePath:instancePath+"/args/test",parentData:data106,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid74 = _errs229 === errors;
}
else {
var valid74 = true;
}
if(valid74){
if(data106.retries !== undefined){
let data108 = data106.retries;
const _errs230 = errors;
if(!((typeof data108 == "number") && (isFinite(data108)))){
validate57.errors = [{instancePath:instancePath+"/args/retries",schemaPath:"#/oneOf/23/properties/args/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid74 = _errs230 === errors;
}
else {
var valid74 = true;
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
var valid73 = _errs226 === errors;
}
else {
var valid73 = true;
}
}
}
}
}
else if(tag0 === "oracle-without-evidence"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing49;
if((data.rule === undefined) && (missing49 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/24/required",keyword:"required",params:{missingProperty: missing49},message:"must have required property '"+missing49+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data109 = data.rule;
const _errs233 = errors;
if(typeof data109 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("oracle-without-evidence" !== data109){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/24/properties/rule/const",keyword:"const",params:{allowedValue: "oracle-without-evidence"},message:"must be equal to constant"}];
return false;
}
var valid76 = _errs233 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data.args !== undefined){
let data110 = data.args;
const _errs235 = errors;
if(errors === _errs235){
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
let missing50;
if(((data110.test === undefined) && (missing50 = "test")) || ((data110.because === undefined) && (missing50 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/24/properties/args/required",keyword:"required",params:{missingProperty: missing50},message:"must have required property '"+missing50+"'"}];
return false;
}
else {
const _errs237 = errors;
for(const key25 in data110){
if(!((key25 === "test") || (key25 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/24/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs237 === errors){
if(data110.test !== undefined){
const _errs238 = errors;
if(!(validate70(data110.test, {instancePath:instancePath+"/args/test",parentData:data110,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid77 = _errs238 === errors;
}
else {
var valid77 = true;
}
if(valid77){
if(data110.because !== undefined){
const _errs239 = errors;
if(typeof data110.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/24/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid77 = _errs239 === errors;
}
else {
var valid77 = true;
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
var valid76 = _errs235 === errors;
}
else {
var valid76 = true;
}
}
}
}
}
else if(tag0 === "no-oracle-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing51;
if((data.rule === undefined) && (missing51 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/25/required",keyword:"required",params:{missingProperty: missing51},message:"must have required property '"+missing51+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data113 = data.rule;
const _errs242 = errors;
if(typeof data113 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-oracle-tests" !== data113){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/25/properties/rule/const",keyword:"const",params:{allowedValue: "no-oracle-tests"},message:"must be equal to constant"}];
return false;
}
var valid79 = _errs242 === errors;
}
else {
var valid79 = true;
}
if(valid79){
if(data.args !== undefined){
let data114 = data.args;
const _errs244 = errors;
if(errors === _errs244){
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
let missing52;
if((data114.because === undefined) && (missing52 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/25/properties/args/required",keyword:"required",params:{missingProperty: missing52},message:"must have required property '"+missing52+"'"}];
return false;
}
else {
const _errs246 = errors;
for(const key26 in data114){
if(!(key26 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/25/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs246 === errors){
if(data114.because !== undefined){
if(typeof data114.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/25/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
var valid79 = _errs244 === errors;
}
else {
var valid79 = true;
}
}
}
}
}
else if(tag0 === "no-property-tests"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing53;
if((data.rule === undefined) && (missing53 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/26/required",keyword:"required",params:{missingProperty: missing53},message:"must have required property '"+missing53+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data116 = data.rule;
const _errs250 = errors;
if(typeof data116 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("no-property-tests" !== data116){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/26/properties/rule/const",keyword:"const",params:{allowedValue: "no-property-tests"},message:"must be equal to constant"}];
return false;
}
var valid82 = _errs250 === errors;
}
else {
var valid82 = true;
}
if(valid82){
if(data.args !== undefined){
let data117 = data.args;
const _errs252 = errors;
if(errors === _errs252){
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
let missing54;
if((data117.because === undefined) && (missing54 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/26/properties/args/required",keyword:"required",params:{missingProperty: missing54},message:"must have required property '"+missing54+"'"}];
return false;
}
else {
const _errs254 = errors;
for(const key27 in data117){
if(!(key27 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/26/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs254 === errors){
if(data117.because !== undefined){
if(typeof data117.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/26/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
var valid82 = _errs252 === errors;
}
else {
var valid82 = true;
}
}
}
}
}
else if(tag0 === "class-claim-refused"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing55;
if((data.rule === undefined) && (missing55 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/27/required",keyword:"required",params:{missingProperty: missing55},message:"must have required property '"+missing55+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data119 = data.rule;
const _errs258 = errors;
if(typeof data119 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("class-claim-refused" !== data119){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/27/properties/rule/const",keyword:"const",params:{allowedValue: "class-claim-refused"},message:"must be equal to constant"}];
return false;
}
var valid85 = _errs258 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data.args !== undefined){
let data120 = data.args;
const _errs260 = errors;
if(errors === _errs260){
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
let missing56;
if((((data120.test === undefined) && (missing56 = "test")) || ((data120.claimed === undefined) && (missing56 = "claimed"))) || ((data120.because === undefined) && (missing56 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/27/properties/args/required",keyword:"required",params:{missingProperty: missing56},message:"must have required property '"+missing56+"'"}];
return false;
}
else {
const _errs262 = errors;
for(const key28 in data120){
if(!(((key28 === "test") || (key28 === "claimed")) || (key28 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/27/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs262 === errors){
if(data120.test !== undefined){
const _errs263 = errors;
if(!(validate70(data120.test, {instancePath:instancePath+"/args/test",parentData:data120,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid86 = _errs263 === errors;
}
else {
var valid86 = true;
}
if(valid86){
if(data120.claimed !== undefined){
const _errs264 = errors;
if(!(validate78(data120.claimed, {instancePath:instancePath+"/args/claimed",parentData:data120,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid86 = _errs264 === errors;
}
else {
var valid86 = true;
}
if(valid86){
if(data120.because !== undefined){
const _errs265 = errors;
if(typeof data120.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/27/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid86 = _errs265 === errors;
}
else {
var valid86 = true;
}
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
var valid85 = _errs260 === errors;
}
else {
var valid85 = true;
}
}
}
}
}
else if(tag0 === "invariant-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing57;
if((data.rule === undefined) && (missing57 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/28/required",keyword:"required",params:{missingProperty: missing57},message:"must have required property '"+missing57+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data124 = data.rule;
const _errs268 = errors;
if(typeof data124 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("invariant-missing" !== data124){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/28/properties/rule/const",keyword:"const",params:{allowedValue: "invariant-missing"},message:"must be equal to constant"}];
return false;
}
var valid88 = _errs268 === errors;
}
else {
var valid88 = true;
}
if(valid88){
if(data.args !== undefined){
let data125 = data.args;
const _errs270 = errors;
if(errors === _errs270){
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
let missing58;
if((((data125.test === undefined) && (missing58 = "test")) || ((data125.invariant === undefined) && (missing58 = "invariant"))) || ((data125.file === undefined) && (missing58 = "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/28/properties/args/required",keyword:"required",params:{missingProperty: missing58},message:"must have required property '"+missing58+"'"}];
return false;
}
else {
const _errs272 = errors;
for(const key29 in data125){
if(!(((key29 === "test") || (key29 === "invariant")) || (key29 === "file"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/28/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs272 === errors){
if(data125.test !== undefined){
const _errs273 = errors;
if(!(validate70(data125.test, {instancePath:instancePath+"/args/test",parentData:data125,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid89 = _errs273 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data125.invariant !== undefined){
let data127 = data125.invariant;
const _errs274 = errors;
if((typeof data127 !== "string") && (data127 !== null)){
validate57.errors = [{instancePath:instancePath+"/args/invariant",schemaPath:"#/oneOf/28/properties/args/properties/invariant/type",keyword:"type",params:{type: schema18.oneOf[28].properties.args.properties.invariant.type},message:"must be string,null"}];
return false;
}
var valid89 = _errs274 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data125.file !== undefined){
const _errs276 = errors;
if(!(validate38(data125.file, {instancePath:instancePath+"/args/file",parentData:data125,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid89 = _errs276 === errors;
}
else {
var valid89 = true;
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
var valid88 = _errs270 === errors;
}
else {
var valid88 = true;
}
}
}
}
}
else if(tag0 === "seeds-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing59;
if((data.rule === undefined) && (missing59 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/29/required",keyword:"required",params:{missingProperty: missing59},message:"must have required property '"+missing59+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data129 = data.rule;
const _errs278 = errors;
if(typeof data129 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("seeds-missing" !== data129){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/29/properties/rule/const",keyword:"const",params:{allowedValue: "seeds-missing"},message:"must be equal to constant"}];
return false;
}
var valid91 = _errs278 === errors;
}
else {
var valid91 = true;
}
if(valid91){
if(data.args !== undefined){
let data130 = data.args;
const _errs280 = errors;
if(errors === _errs280){
if(data130 && typeof data130 == "object" && !Array.isArray(data130)){
let missing60;
if(((data130.test === undefined) && (missing60 = "test")) || ((data130.because === undefined) && (missing60 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/29/properties/args/required",keyword:"required",params:{missingProperty: missing60},message:"must have required property '"+missing60+"'"}];
return false;
}
else {
const _errs282 = errors;
for(const key30 in data130){
if(!((key30 === "test") || (key30 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/29/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs282 === errors){
if(data130.test !== undefined){
const _errs283 = errors;
if(!(validate70(data130.test, {instancePath:instancePath+"/args/test",parentData:data130,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid92 = _errs283 === errors;
}
else {
var valid92 = true;
}
if(valid92){
if(data130.because !== undefined){
const _errs284 = errors;
if(typeof data130.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/29/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid92 = _errs284 === errors;
}
else {
var valid92 = true;
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
var valid91 = _errs280 === errors;
}
else {
var valid91 = true;
}
}
}
}
}
else if(tag0 === "property-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing61;
if((data.rule === undefined) && (missing61 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/30/required",keyword:"required",params:{missingProperty: missing61},message:"must have required property '"+missing61+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data133 = data.rule;
const _errs287 = errors;
if(typeof data133 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("property-empty" !== data133){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/30/properties/rule/const",keyword:"const",params:{allowedValue: "property-empty"},message:"must be equal to constant"}];
return false;
}
var valid94 = _errs287 === errors;
}
else {
var valid94 = true;
}
if(valid94){
if(data.args !== undefined){
let data134 = data.args;
const _errs289 = errors;
if(errors === _errs289){
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
let missing62;
if(((data134.test === undefined) && (missing62 = "test")) || ((data134.because === undefined) && (missing62 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/30/properties/args/required",keyword:"required",params:{missingProperty: missing62},message:"must have required property '"+missing62+"'"}];
return false;
}
else {
const _errs291 = errors;
for(const key31 in data134){
if(!((key31 === "test") || (key31 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/30/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs291 === errors){
if(data134.test !== undefined){
const _errs292 = errors;
if(!(validate70(data134.test, {instancePath:instancePath+"/args/test",parentData:data134,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid95 = _errs292 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data134.because !== undefined){
const _errs293 = errors;
if(typeof data134.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/30/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid95 = _errs293 === errors;
}
else {
var valid95 = true;
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
var valid94 = _errs289 === errors;
}
else {
var valid94 = true;
}
}
}
}
}
else if(tag0 === "expect-tampered"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing63;
if((data.rule === undefined) && (missing63 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/31/required",keyword:"required",params:{missingProperty: missing63},message:"must have required property '"+missing63+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data137 = data.rule;
const _errs296 = errors;
if(typeof data137 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("expect-tampered" !== data137){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/31/properties/rule/const",keyword:"const",params:{allowedValue: "expect-tampered"},message:"must be equal to constant"}];
return false;
}
var valid97 = _errs296 === errors;
}
else {
var valid97 = true;
}
if(valid97){
if(data.args !== undefined){
let data138 = data.args;
const _errs298 = errors;
if(errors === _errs298){
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
let missing64;
if(((data138.file === undefined) && (missing64 = "file")) || ((data138.broken === undefined) && (missing64 = "broken"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/31/properties/args/required",keyword:"required",params:{missingProperty: missing64},message:"must have required property '"+missing64+"'"}];
return false;
}
else {
const _errs300 = errors;
for(const key32 in data138){
if(!((key32 === "file") || (key32 === "broken"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/31/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs300 === errors){
if(data138.file !== undefined){
const _errs301 = errors;
if(!(validate38(data138.file, {instancePath:instancePath+"/args/file",parentData:data138,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid98 = _errs301 === errors;
}
else {
var valid98 = true;
}
if(valid98){
if(data138.broken !== undefined){
let data140 = data138.broken;
const _errs302 = errors;
if(errors === _errs302){
if(Array.isArray(data140)){
var valid99 = true;
const len0 = data140.length;
for(let i0=0; i0<len0; i0++){
const _errs304 = errors;
if(typeof data140[i0] !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/broken/" + i0,schemaPath:"#/oneOf/31/properties/args/properties/broken/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid99 = _errs304 === errors;
if(!valid99){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/broken",schemaPath:"#/oneOf/31/properties/args/properties/broken/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid98 = _errs302 === errors;
}
else {
var valid98 = true;
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
var valid97 = _errs298 === errors;
}
else {
var valid97 = true;
}
}
}
}
}
else if(tag0 === "sealed-file-written"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing65;
if((data.rule === undefined) && (missing65 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/32/required",keyword:"required",params:{missingProperty: missing65},message:"must have required property '"+missing65+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data142 = data.rule;
const _errs307 = errors;
if(typeof data142 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sealed-file-written" !== data142){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/32/properties/rule/const",keyword:"const",params:{allowedValue: "sealed-file-written"},message:"must be equal to constant"}];
return false;
}
var valid101 = _errs307 === errors;
}
else {
var valid101 = true;
}
if(valid101){
if(data.args !== undefined){
let data143 = data.args;
const _errs309 = errors;
if(errors === _errs309){
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
let missing66;
if((data143.file === undefined) && (missing66 = "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/32/properties/args/required",keyword:"required",params:{missingProperty: missing66},message:"must have required property '"+missing66+"'"}];
return false;
}
else {
const _errs311 = errors;
for(const key33 in data143){
if(!(key33 === "file")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/32/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs311 === errors){
if(data143.file !== undefined){
if(!(validate38(data143.file, {instancePath:instancePath+"/args/file",parentData:data143,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
var valid101 = _errs309 === errors;
}
else {
var valid101 = true;
}
}
}
}
}
else if(tag0 === "runner-exited-early"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing67;
if((data.rule === undefined) && (missing67 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/33/required",keyword:"required",params:{missingProperty: missing67},message:"must have required property '"+missing67+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data145 = data.rule;
const _errs314 = errors;
if(typeof data145 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("runner-exited-early" !== data145){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/33/properties/rule/const",keyword:"const",params:{allowedValue: "runner-exited-early"},message:"must be equal to constant"}];
return false;
}
var valid104 = _errs314 === errors;
}
else {
var valid104 = true;
}
if(valid104){
if(data.args !== undefined){
let data146 = data.args;
const _errs316 = errors;
if(errors === _errs316){
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
let missing68;
if((data146.because === undefined) && (missing68 = "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/33/properties/args/required",keyword:"required",params:{missingProperty: missing68},message:"must have required property '"+missing68+"'"}];
return false;
}
else {
const _errs318 = errors;
for(const key34 in data146){
if(!(key34 === "because")){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/33/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key34},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs318 === errors){
if(data146.because !== undefined){
if(typeof data146.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/33/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
var valid104 = _errs316 === errors;
}
else {
var valid104 = true;
}
}
}
}
}
else if(tag0 === "unhandled-error"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing69;
if((data.rule === undefined) && (missing69 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/34/required",keyword:"required",params:{missingProperty: missing69},message:"must have required property '"+missing69+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data148 = data.rule;
const _errs322 = errors;
if(typeof data148 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("unhandled-error" !== data148){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/34/properties/rule/const",keyword:"const",params:{allowedValue: "unhandled-error"},message:"must be equal to constant"}];
return false;
}
var valid107 = _errs322 === errors;
}
else {
var valid107 = true;
}
if(valid107){
if(data.args !== undefined){
let data149 = data.args;
const _errs324 = errors;
if(errors === _errs324){
if(data149 && typeof data149 == "object" && !Array.isArray(data149)){
let missing70;
if((((data149.file === undefined) && (missing70 = "file")) || ((data149.signature === undefined) && (missing70 = "signature"))) || ((data149.message === undefined) && (missing70 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/34/properties/args/required",keyword:"required",params:{missingProperty: missing70},message:"must have required property '"+missing70+"'"}];
return false;
}
else {
const _errs326 = errors;
for(const key35 in data149){
if(!(((key35 === "file") || (key35 === "signature")) || (key35 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/34/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs326 === errors){
if(data149.file !== undefined){
let data150 = data149.file;
const _errs327 = errors;
const _errs328 = errors;
let valid109 = false;
const _errs329 = errors;
if(!(validate38(data150, {instancePath:instancePath+"/args/file",parentData:data149,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var _valid1 = _errs329 === errors;
valid109 = valid109 || _valid1;
if(!valid109){
const _errs330 = errors;
if(data150 !== null){
const err2 = {instancePath:instancePath+"/args/file",schemaPath:"#/oneOf/34/properties/args/properties/file/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs330 === errors;
valid109 = valid109 || _valid1;
}
if(!valid109){
const err3 = {instancePath:instancePath+"/args/file",schemaPath:"#/oneOf/34/properties/args/properties/file/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
errors = _errs328;
if(vErrors !== null){
if(_errs328){
vErrors.length = _errs328;
}
else {
vErrors = null;
}
}
}
var valid108 = _errs327 === errors;
}
else {
var valid108 = true;
}
if(valid108){
if(data149.signature !== undefined){
const _errs332 = errors;
if(!(validate100(data149.signature, {instancePath:instancePath+"/args/signature",parentData:data149,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid108 = _errs332 === errors;
}
else {
var valid108 = true;
}
if(valid108){
if(data149.message !== undefined){
const _errs333 = errors;
if(typeof data149.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/34/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid108 = _errs333 === errors;
}
else {
var valid108 = true;
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
var valid107 = _errs324 === errors;
}
else {
var valid107 = true;
}
}
}
}
}
else if(tag0 === "flake-without-freeze"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing71;
if((data.rule === undefined) && (missing71 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/35/required",keyword:"required",params:{missingProperty: missing71},message:"must have required property '"+missing71+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data153 = data.rule;
const _errs336 = errors;
if(typeof data153 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-without-freeze" !== data153){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/35/properties/rule/const",keyword:"const",params:{allowedValue: "flake-without-freeze"},message:"must be equal to constant"}];
return false;
}
var valid111 = _errs336 === errors;
}
else {
var valid111 = true;
}
if(valid111){
if(data.args !== undefined){
let data154 = data.args;
const _errs338 = errors;
if(errors === _errs338){
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
let missing72;
if((((data154.test === undefined) && (missing72 = "test")) || ((data154.signature === undefined) && (missing72 = "signature"))) || ((data154.message === undefined) && (missing72 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/35/properties/args/required",keyword:"required",params:{missingProperty: missing72},message:"must have required property '"+missing72+"'"}];
return false;
}
else {
const _errs340 = errors;
for(const key36 in data154){
if(!(((key36 === "test") || (key36 === "signature")) || (key36 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/35/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs340 === errors){
if(data154.test !== undefined){
const _errs341 = errors;
if(!(validate70(data154.test, {instancePath:instancePath+"/args/test",parentData:data154,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid112 = _errs341 === errors;
}
else {
var valid112 = true;
}
if(valid112){
if(data154.signature !== undefined){
const _errs342 = errors;
if(!(validate100(data154.signature, {instancePath:instancePath+"/args/signature",parentData:data154,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid112 = _errs342 === errors;
}
else {
var valid112 = true;
}
if(valid112){
if(data154.message !== undefined){
const _errs343 = errors;
if(typeof data154.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/35/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid112 = _errs343 === errors;
}
else {
var valid112 = true;
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
var valid111 = _errs338 === errors;
}
else {
var valid111 = true;
}
}
}
}
}
else if(tag0 === "flake-signature-unknown"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing73;
if((data.rule === undefined) && (missing73 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/36/required",keyword:"required",params:{missingProperty: missing73},message:"must have required property '"+missing73+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data158 = data.rule;
const _errs346 = errors;
if(typeof data158 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-signature-unknown" !== data158){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/36/properties/rule/const",keyword:"const",params:{allowedValue: "flake-signature-unknown"},message:"must be equal to constant"}];
return false;
}
var valid114 = _errs346 === errors;
}
else {
var valid114 = true;
}
if(valid114){
if(data.args !== undefined){
let data159 = data.args;
const _errs348 = errors;
if(errors === _errs348){
if(data159 && typeof data159 == "object" && !Array.isArray(data159)){
let missing74;
if((((data159.test === undefined) && (missing74 = "test")) || ((data159.signature === undefined) && (missing74 = "signature"))) || ((data159.known === undefined) && (missing74 = "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/36/properties/args/required",keyword:"required",params:{missingProperty: missing74},message:"must have required property '"+missing74+"'"}];
return false;
}
else {
const _errs350 = errors;
for(const key37 in data159){
if(!(((key37 === "test") || (key37 === "signature")) || (key37 === "known"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/36/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs350 === errors){
if(data159.test !== undefined){
const _errs351 = errors;
if(!(validate70(data159.test, {instancePath:instancePath+"/args/test",parentData:data159,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid115 = _errs351 === errors;
}
else {
var valid115 = true;
}
if(valid115){
if(data159.signature !== undefined){
const _errs352 = errors;
if(!(validate100(data159.signature, {instancePath:instancePath+"/args/signature",parentData:data159,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid115 = _errs352 === errors;
}
else {
var valid115 = true;
}
if(valid115){
if(data159.known !== undefined){
let data162 = data159.known;
const _errs353 = errors;
if(errors === _errs353){
if(Array.isArray(data162)){
var valid116 = true;
const len1 = data162.length;
for(let i1=0; i1<len1; i1++){
const _errs355 = errors;
if(!(validate100(data162[i1], {instancePath:instancePath+"/args/known/" + i1,parentData:data162,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid116 = _errs355 === errors;
if(!valid116){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/args/known",schemaPath:"#/oneOf/36/properties/args/properties/known/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid115 = _errs353 === errors;
}
else {
var valid115 = true;
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
var valid114 = _errs348 === errors;
}
else {
var valid114 = true;
}
}
}
}
}
else if(tag0 === "flake-window-empty"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing75;
if((data.rule === undefined) && (missing75 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/37/required",keyword:"required",params:{missingProperty: missing75},message:"must have required property '"+missing75+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data164 = data.rule;
const _errs357 = errors;
if(typeof data164 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("flake-window-empty" !== data164){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/37/properties/rule/const",keyword:"const",params:{allowedValue: "flake-window-empty"},message:"must be equal to constant"}];
return false;
}
var valid118 = _errs357 === errors;
}
else {
var valid118 = true;
}
if(valid118){
if(data.args !== undefined){
let data165 = data.args;
const _errs359 = errors;
if(errors === _errs359){
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
let missing76;
if(((data165.test === undefined) && (missing76 = "test")) || ((data165.windowRuns === undefined) && (missing76 = "windowRuns"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/37/properties/args/required",keyword:"required",params:{missingProperty: missing76},message:"must have required property '"+missing76+"'"}];
return false;
}
else {
const _errs361 = errors;
for(const key38 in data165){
if(!((key38 === "test") || (key38 === "windowRuns"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/37/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs361 === errors){
if(data165.test !== undefined){
const _errs362 = errors;
if(!(validate70(data165.test, {instancePath:instancePath+"/args/test",parentData:data165,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid119 = _errs362 === errors;
}
else {
var valid119 = true;
}
if(valid119){
if(data165.windowRuns !== undefined){
let data167 = data165.windowRuns;
const _errs363 = errors;
if(!((typeof data167 == "number") && (isFinite(data167)))){
validate57.errors = [{instancePath:instancePath+"/args/windowRuns",schemaPath:"#/oneOf/37/properties/args/properties/windowRuns/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid119 = _errs363 === errors;
}
else {
var valid119 = true;
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
var valid118 = _errs359 === errors;
}
else {
var valid118 = true;
}
}
}
}
}
else if(tag0 === "untrusted-failed"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing77;
if((data.rule === undefined) && (missing77 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/38/required",keyword:"required",params:{missingProperty: missing77},message:"must have required property '"+missing77+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data168 = data.rule;
const _errs366 = errors;
if(typeof data168 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("untrusted-failed" !== data168){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/38/properties/rule/const",keyword:"const",params:{allowedValue: "untrusted-failed"},message:"must be equal to constant"}];
return false;
}
var valid121 = _errs366 === errors;
}
else {
var valid121 = true;
}
if(valid121){
if(data.args !== undefined){
let data169 = data.args;
const _errs368 = errors;
if(errors === _errs368){
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
let missing78;
if((((data169.test === undefined) && (missing78 = "test")) || ((data169.signature === undefined) && (missing78 = "signature"))) || ((data169.message === undefined) && (missing78 = "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/38/properties/args/required",keyword:"required",params:{missingProperty: missing78},message:"must have required property '"+missing78+"'"}];
return false;
}
else {
const _errs370 = errors;
for(const key39 in data169){
if(!(((key39 === "test") || (key39 === "signature")) || (key39 === "message"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/38/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs370 === errors){
if(data169.test !== undefined){
const _errs371 = errors;
if(!(validate70(data169.test, {instancePath:instancePath+"/args/test",parentData:data169,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid122 = _errs371 === errors;
}
else {
var valid122 = true;
}
if(valid122){
if(data169.signature !== undefined){
const _errs372 = errors;
if(!(validate100(data169.signature, {instancePath:instancePath+"/args/signature",parentData:data169,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid122 = _errs372 === errors;
}
else {
var valid122 = true;
}
if(valid122){
if(data169.message !== undefined){
const _errs373 = errors;
if(typeof data169.message !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/message",schemaPath:"#/oneOf/38/properties/args/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid122 = _errs373 === errors;
}
else {
var valid122 = true;
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
var valid121 = _errs368 === errors;
}
else {
var valid121 = true;
}
}
}
}
}
else if(tag0 === "evidence-missing"){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing79;
if((data.rule === undefined) && (missing79 = "rule")){
validate57.errors = [{instancePath,schemaPath:"#/oneOf/39/required",keyword:"required",params:{missingProperty: missing79},message:"must have required property '"+missing79+"'"}];
return false;
}
else {
if(data.rule !== undefined){
let data173 = data.rule;
const _errs376 = errors;
if(typeof data173 !== "string"){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("evidence-missing" !== data173){
validate57.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/oneOf/39/properties/rule/const",keyword:"const",params:{allowedValue: "evidence-missing"},message:"must be equal to constant"}];
return false;
}
var valid124 = _errs376 === errors;
}
else {
var valid124 = true;
}
if(valid124){
if(data.args !== undefined){
let data174 = data.args;
const _errs378 = errors;
if(errors === _errs378){
if(data174 && typeof data174 == "object" && !Array.isArray(data174)){
let missing80;
if(((data174.phase === undefined) && (missing80 = "phase")) || ((data174.because === undefined) && (missing80 = "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/39/properties/args/required",keyword:"required",params:{missingProperty: missing80},message:"must have required property '"+missing80+"'"}];
return false;
}
else {
const _errs380 = errors;
for(const key40 in data174){
if(!((key40 === "phase") || (key40 === "because"))){
validate57.errors = [{instancePath:instancePath+"/args",schemaPath:"#/oneOf/39/properties/args/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs380 === errors){
if(data174.phase !== undefined){
const _errs381 = errors;
if(!(validate58(data174.phase, {instancePath:instancePath+"/args/phase",parentData:data174,parentDataProperty:"phase",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid125 = _errs381 === errors;
}
else {
var valid125 = true;
}
if(valid125){
if(data174.because !== undefined){
const _errs382 = errors;
if(typeof data174.because !== "string"){
validate57.errors = [{instancePath:instancePath+"/args/because",schemaPath:"#/oneOf/39/properties/args/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid125 = _errs382 === errors;
}
else {
var valid125 = true;
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
var valid124 = _errs378 === errors;
}
else {
var valid124 = true;
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
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.passed === undefined) && (missing0 = "passed")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.notRun === undefined) && (missing0 = "notRun"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "passed") || (key0 === "failed")) || (key0 === "notRun"))){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.passed !== undefined){
let data0 = data.passed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate129.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate129.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate129.errors = [{instancePath:instancePath+"/notRun",schemaPath:"#/properties/notRun/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"claimed":{"anyOf":[{"$ref":"#/definitions/ClaimedClass"},{"type":"null"}]},"granted":{"$ref":"#/definitions/OracleClass"},"why":{"type":"string"},"covers":{"type":"array","items":{"type":"string"}},"state":{"$ref":"#/definitions/TestState"},"retries":{"type":"number"},"flaky":{"type":"boolean"},"assertions":{"type":["number","null"],"description":"null when the setup file did not report."},"runs":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"}},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"}}},"required":["id","claimed","granted","why","covers","state","retries","flaky","assertions","runs","seeds","signatures"],"additionalProperties":false};
const schema28 = {"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "E") || (data === "P")) || (data === "F")) || (data === "N"))){
validate137.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate137.errors = vErrors;
return errors === 0;
}

const schema29 = {"type":"string","enum":["passed","failed","skipped","pending"]};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "passed") || (data === "failed")) || (data === "skipped")) || (data === "pending"))){
validate140.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate140.errors = vErrors;
return errors === 0;
}

const schema30 = {"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.seed === undefined) && (missing0 = "seed")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.runsAsked === undefined) && (missing0 = "runsAsked"))) || ((data.runsDone === undefined) && (missing0 = "runsDone"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.replayOnly === undefined) && (missing0 = "replayOnly"))) || ((data.counterexample === undefined) && (missing0 = "counterexample"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema30.properties, key0))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate142.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate142.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema30.properties.path.type},message:"must be string,null"}];
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
validate142.errors = [{instancePath:instancePath+"/runsAsked",schemaPath:"#/properties/runsAsked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate142.errors = [{instancePath:instancePath+"/runsDone",schemaPath:"#/properties/runsDone/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate142.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate142.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate142.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate142.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate142.errors = [{instancePath:instancePath+"/replayOnly",schemaPath:"#/properties/replayOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate142.errors = [{instancePath:instancePath+"/counterexample",schemaPath:"#/properties/counterexample/type",keyword:"type",params:{type: schema30.properties.counterexample.type},message:"must be string,null"}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.claimed === undefined) && (missing0 = "claimed"))) || ((data.granted === undefined) && (missing0 = "granted"))) || ((data.why === undefined) && (missing0 = "why"))) || ((data.covers === undefined) && (missing0 = "covers"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.assertions === undefined) && (missing0 = "assertions"))) || ((data.runs === undefined) && (missing0 = "runs"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.signatures === undefined) && (missing0 = "signatures"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema27.properties, key0))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate70(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
if(!(validate137(data1, {instancePath:instancePath+"/claimed",parentData:data,parentDataProperty:"claimed",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
validate135.errors = vErrors;
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
if(!(validate78(data.granted, {instancePath:instancePath+"/granted",parentData:data,parentDataProperty:"granted",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
validate135.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate135.errors = [{instancePath:instancePath+"/covers/" + i0,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate140(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate135.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate135.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate135.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: schema27.properties.assertions.type},message:"must be number,null"}];
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
if(!(validate142(data10[i1], {instancePath:instancePath+"/runs/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate135.errors = [{instancePath:instancePath+"/seeds/" + i2,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate100(data14[i3], {instancePath:instancePath+"/signatures/" + i3,parentData:data14,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "message")) || (key0 === "operator")) || (key0 === "frames"))){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate149.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate149.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate149.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate149.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.signature === undefined) && (missing0 = "signature")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "signature") || (key0 === "owner")) || (key0 === "message")) || (key0 === "parts"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signature !== undefined){
const _errs2 = errors;
if(!(validate100(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
if(!(validate70(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate149(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","properties":{"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"]},"lists":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"count":{"type":"number"}},"required":["name","count"],"additionalProperties":false},"description":"The names of the sealed lists and how many seeds each has. Sorted by name."}},"required":["freshSeed","freshName","freshFrom","lists"],"additionalProperties":false};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.freshSeed === undefined) && (missing0 = "freshSeed")) || ((data.freshName === undefined) && (missing0 = "freshName"))) || ((data.freshFrom === undefined) && (missing0 = "freshFrom"))) || ((data.lists === undefined) && (missing0 = "lists"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "freshSeed") || (key0 === "freshName")) || (key0 === "freshFrom")) || (key0 === "lists"))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.freshSeed !== undefined){
let data0 = data.freshSeed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate152.errors = [{instancePath:instancePath+"/freshSeed",schemaPath:"#/properties/freshSeed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate152.errors = [{instancePath:instancePath+"/freshName",schemaPath:"#/properties/freshName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate152.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "commit") || (data2 === "random"))){
validate152.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/enum",keyword:"enum",params:{allowedValues: schema33.properties.freshFrom.enum},message:"must be equal to one of the allowed values"}];
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
validate152.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "count"))){
validate152.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.name !== undefined){
const _errs13 = errors;
if(typeof data4.name !== "string"){
validate152.errors = [{instancePath:instancePath+"/lists/" + i0+"/name",schemaPath:"#/properties/lists/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate152.errors = [{instancePath:instancePath+"/lists/" + i0+"/count",schemaPath:"#/properties/lists/items/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate152.errors = [{instancePath:instancePath+"/lists/" + i0,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate152.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

const schema34 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"expires":{"type":"string"},"points":{"type":"number"},"signatures":{"type":"array","items":{"type":"string"}},"state":{"type":"string","enum":["unused","excuses","refused"],"description":"Whether it covers what was seen."}},"required":["test","expires","points","signatures","state"],"additionalProperties":false};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.test === undefined) && (missing0 = "test")) || ((data.expires === undefined) && (missing0 = "expires"))) || ((data.points === undefined) && (missing0 = "points"))) || ((data.signatures === undefined) && (missing0 = "signatures"))) || ((data.state === undefined) && (missing0 = "state"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "test") || (key0 === "expires")) || (key0 === "points")) || (key0 === "signatures")) || (key0 === "state"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate70(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
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
validate154.errors = [{instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate154.errors = [{instancePath:instancePath+"/signatures/" + i0,schemaPath:"#/properties/signatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data5 === "unused") || (data5 === "excuses")) || (data5 === "refused"))){
validate154.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema34.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.covers === undefined) && (missing0 = "covers")) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.imported === undefined) && (missing0 = "imported"))) || ((data.known === undefined) && (missing0 = "known"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "covers") || (key0 === "tests")) || (key0 === "imported")) || (key0 === "known"))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.covers !== undefined){
const _errs2 = errors;
if(typeof data.covers !== "string"){
validate157.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate70(data1[i0], {instancePath:instancePath+"/tests/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate157.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate157.errors = [{instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
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
if(!(validate129(data23.E, {instancePath:instancePath+"/classes/E",parentData:data23,parentDataProperty:"E",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate129(data23.P, {instancePath:instancePath+"/classes/P",parentData:data23,parentDataProperty:"P",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate129(data23.F, {instancePath:instancePath+"/classes/F",parentData:data23,parentDataProperty:"F",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate129(data23.N, {instancePath:instancePath+"/classes/N",parentData:data23,parentDataProperty:"N",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate129(data23.U, {instancePath:instancePath+"/classes/U",parentData:data23,parentDataProperty:"U",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate135(data29[i2], {instancePath:instancePath+"/tests/" + i2,parentData:data29,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
if(!(validate146(data32[i3], {instancePath:instancePath+"/failures/" + i3,parentData:data32,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
if(!(validate152(data.seeds, {instancePath:instancePath+"/seeds",parentData:data,parentDataProperty:"seeds",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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
if(!(validate154(data35[i4], {instancePath:instancePath+"/freezes/" + i4,parentData:data35,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
if(!(validate157(data37[i5], {instancePath:instancePath+"/regions/" + i5,parentData:data37,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
if(!(validate74(data47.startedAt, {instancePath:instancePath+"/timing/startedAt",parentData:data47,parentDataProperty:"startedAt",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
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

