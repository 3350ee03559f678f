// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isGateMessage = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:gate:1","title":"vitest-oracle message of a test process","description":"What the child says, each as one line of JSON. It runs the project's configuration and is not believed: a line of another shape ends the run.","anyOf":[{"type":"object","properties":{"kind":{"type":"string","const":"found"},"vitest":{"type":"string"},"files":{"type":"array","items":{"$ref":"#/definitions/FoundTestFile"}},"elsewhere":{"type":"array","items":{"$ref":"#/definitions/ElsewhereFile"}}},"required":["kind","vitest","files","elsewhere"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"began"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["kind","file"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"module"},"seed":{"type":"number"},"module":{"$ref":"#/definitions/ModuleObservation"}},"required":["kind","seed","module"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"late"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["kind","file"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"breach"},"breach":{"$ref":"#/definitions/ChannelBreach"}},"required":["kind","breach"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"round"},"seed":{"type":"number"},"reason":{"type":"string","enum":["passed","failed","interrupted"]},"unhandledErrors":{"type":"array","items":{"type":"object","properties":{"error":{"$ref":"#/definitions/ErrorObservation"},"failure":{"$ref":"#/definitions/SignedFailure"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["error","failure"],"additionalProperties":false}}},"required":["kind","seed","reason","unhandledErrors"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"served"},"edit":{"type":"number"},"loaded":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"}}},"required":["kind","edit","loaded"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"end"},"runnerExitCode":{"type":"number"}},"required":["kind","runnerExitCode"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"failed"},"error":{"$ref":"#/definitions/ErrorObservation"}},"required":["kind","error"],"additionalProperties":false}],"definitions":{"CanaryEvidence":{"type":"object","properties":{"asked":{"type":"number","description":"How many false statements were put to the matchers."},"broken":{"type":"array","items":{"type":"string"},"description":"The names of matchers and builtins that no longer do what they did before the file was loaded."}},"required":["asked","broken"],"additionalProperties":false,"description":"What the canary of one test file found. Written to the file's `meta.oracleCanary`."},"CapturedInput":{"type":"object","properties":{"name":{"type":"string","description":"Of the input; of several, their names with commas between them."},"file":{"type":"string","description":"Below the root; named by the hash of its bytes."},"sha256":{"type":"string"}},"required":["name","file","sha256"],"additionalProperties":false,"description":"What one attempt that failed had asked `capture()` for, in one file."},"ChannelBreach":{"type":"object","properties":{"kind":{"type":"string","enum":["other-file","unknown-test","result-rewritten","forged-skip","unknown-message","cancelled-run"]},"file":{"$ref":"#/definitions/ProjectPath","description":"The test file whose worker sent it."},"about":{"type":"string","description":"What it was about: a file, a task id, the name of a method."}},"required":["kind","file","about"],"additionalProperties":false,"description":"What a worker tried on its channel to the runner that no honest test can: the message was dropped."},"ClaimedClass":{"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."},"ElsewhereFile":{"type":"object","properties":{"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","const":"browser"}},"required":["file","kind","project"],"additionalProperties":false,"description":"A test file that a process of the gate does not run."},"ErrorObservation":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"constructorName":{"type":"string","description":"`Function<RangeError>` in Vitest's own words; absent where it is not known."},"operator":{"type":"string","description":"The matcher or operator that threw, where it is known."},"frames":{"type":"array","items":{"$ref":"#/definitions/StackFrame"}},"cause":{"$ref":"#/definitions/ErrorObservation"}},"required":["name","message","frames"],"additionalProperties":false,"description":"An error as Vitest's main process has it: plain data, however it was thrown."},"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$","patternErrorMessage":"12 hex digits in lower case, as the verdict prints them for a failure"},"FoundTestFile":{"type":"object","properties":{"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["project","file"],"additionalProperties":false,"description":"A test file as the project's configuration finds it."},"HookFailure":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId","description":"The id of the suite, or the file."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"}},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}}},"required":["owner","errors","failures"],"additionalProperties":false,"description":"Errors of a suite or of a whole file: collection and hooks."},"ModuleObservation":{"type":"object","properties":{"project":{"type":"string"},"file":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["passed","failed","skipped","pending"]},"hookFailures":{"type":"array","items":{"$ref":"#/definitions/HookFailure"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestObservation"}},"canary":{"$ref":"#/definitions/CanaryEvidence","description":"Absent when the setup file did not report on this file."},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that this file imported, directly or not; absent where that cannot be known."},"duration":{"type":"number","description":"Milliseconds, collection and hooks included."}},"required":["project","file","state","hookFailures","tests","duration"],"additionalProperties":false},"OracleTag":{"type":"object","properties":{"cls":{"$ref":"#/definitions/ClaimedClass"},"covers":{"type":"array","items":{"type":"string"},"description":"Globs, paths or `path#export`, as written; those of enclosing suites come first."},"invariant":{"type":"string","description":"An id from INVARIANTS.md."},"seeds":{"type":"string","description":"The name of a list in seeds.txt."},"corpus":{"type":"string","description":"The path of the captured input of a nondeterministic test."}},"required":["cls"],"additionalProperties":false,"description":"What `oracle()` puts into `meta.oracle` of a test: plain JSON, so that it survives every pool and the blob reporter."},"ProjectPath":{"type":"string","description":"A path from the project's root, with `/` between its parts on every platform, without a leading `./`."},"PropertyRun":{"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."},"SignatureParts":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"operator":{"type":"string"},"frames":{"type":"array","items":{"type":"string"},"description":"`function@file`, from the test down to the throw."}},"required":["name","message","operator","frames"],"additionalProperties":false,"description":"What went into a failure signature; `explain <signature>` prints it."},"SignedFailure":{"type":"object","properties":{"signature":{"$ref":"#/definitions/FailureSignature"},"parts":{"$ref":"#/definitions/SignatureParts"}},"required":["signature","parts"],"additionalProperties":false},"SourceLocation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"}},"required":["file"],"additionalProperties":false,"description":"A place in a file: lines and columns count from 1, columns in UTF-16 code units."},"StackFrame":{"type":"object","properties":{"method":{"type":"string"},"file":{"type":"string"},"line":{"type":"number"},"column":{"type":"number"}},"required":["method","file","line","column"],"additionalProperties":false,"description":"One frame of a stack, in the project's own code or not; the file is from the root when it lies below it."},"TestEvidence":{"type":"object","properties":{"assertions":{"type":"number","description":"Assertions that really ran: matchers, `node:assert`, and fast-check runs. `expect(x)` alone is none."},"propertyRuns":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"},"description":"Seeds that `recordSeed()` was given, and `seeds()` lists that were read, as `list:name`."},"captures":{"type":"array","items":{"$ref":"#/definitions/CapturedInput"}},"replayed":{"type":"number","description":"In a replay of kept inputs: how many of them its last attempt asked for. Absent otherwise."}},"required":["assertions","propertyRuns","seeds","captures"],"additionalProperties":false,"description":"What the setup file saw of one test, over all its attempts. Written to `meta.oracleEvidence`."},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestObservation":{"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"},"titles":{"type":"array","items":{"type":"string"},"description":"The titles of its suites and its own, outermost first, without a seed that a property library put behind it."},"location":{"$ref":"#/definitions/SourceLocation"},"state":{"$ref":"#/definitions/TestState"},"mode":{"type":"string","enum":["run","skip","todo","only"],"description":"How it was declared; a test that never ran because a hook above it threw is `run` and `skipped`."},"expectedToFail":{"type":"boolean","description":"`test.fails`: its state is already turned round."},"retries":{"type":"number","description":"Attempts beyond the first that Vitest made because one failed."},"repeats":{"type":"number"},"flaky":{"type":"boolean","description":"Passed, but not at its first attempt."},"duration":{"type":"number","description":"Milliseconds."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"},"description":"Errors of all attempts, in order."},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}},"declared":{"$ref":"#/definitions/OracleTag","description":"The tag at collection, before any body ran; absent without one."},"taggedInside":{"$ref":"#/definitions/OracleTag","description":"The tag that `oracle()` gave inside the running test."},"forged":{"type":"boolean","description":"True when the tag at the end is neither the declared one nor one that `oracle()` gave inside the test."},"evidence":{"$ref":"#/definitions/TestEvidence","description":"Absent when the setup file did not report on this test."}},"required":["id","project","file","titles","state","mode","expectedToFail","retries","repeats","flaky","duration","errors","failures","forged"],"additionalProperties":false},"TestState":{"type":"string","enum":["passed","failed","skipped","pending"]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.project === undefined) && (missing0 = "project")) || ((data.file === undefined) && (missing0 = "file"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "project") || (key0 === "file"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate22.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.project === undefined) && (missing0 = "project"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "project") || (key0 === "file")) || (key0 === "kind"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate26.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("browser" !== data2){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "browser"},message:"must be equal to constant"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","properties":{"project":{"type":"string"},"file":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["passed","failed","skipped","pending"]},"hookFailures":{"type":"array","items":{"$ref":"#/definitions/HookFailure"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestObservation"}},"canary":{"$ref":"#/definitions/CanaryEvidence","description":"Absent when the setup file did not report on this file."},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that this file imported, directly or not; absent where that cannot be known."},"duration":{"type":"number","description":"Milliseconds, collection and hooks included."}},"required":["project","file","state","hookFailures","tests","duration"],"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.method === undefined) && (missing0 = "method")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "method") || (key0 === "file")) || (key0 === "line")) || (key0 === "column"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
const _errs2 = errors;
if(typeof data.method !== "string"){
validate36.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate36.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate36.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data3 = data.column;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate36.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate35};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "message")) || (key0 === "constructorName")) || (key0 === "operator")) || (key0 === "frames")) || (key0 === "cause"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.constructorName !== undefined){
const _errs6 = errors;
if(typeof data.constructorName !== "string"){
validate35.errors = [{instancePath:instancePath+"/constructorName",schemaPath:"#/properties/constructorName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator !== undefined){
const _errs8 = errors;
if(typeof data.operator !== "string"){
validate35.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data4 = data.frames;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate36(data4[i0], {instancePath:instancePath+"/frames/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
const _errs13 = errors;
if(!(wrapper0.validate(data.cause, {instancePath:instancePath+"/cause",parentData:data,parentDataProperty:"cause",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
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
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9a-f]{12}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate40.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "message")) || (key0 === "operator")) || (key0 === "frames"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate42.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.signature === undefined) && (missing0 = "signature")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "signature") || (key0 === "parts"))){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signature !== undefined){
const _errs2 = errors;
if(!(validate40(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
const _errs3 = errors;
if(!(validate42(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner === undefined) && (missing0 = "owner")) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.failures === undefined) && (missing0 = "failures"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner") || (key0 === "errors")) || (key0 === "failures"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner !== undefined){
const _errs2 = errors;
if(!(validate33(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data1 = data.errors;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate35(data1[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data3 = data.failures;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate39(data3[i1], {instancePath:instancePath+"/failures/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"},"titles":{"type":"array","items":{"type":"string"},"description":"The titles of its suites and its own, outermost first, without a seed that a property library put behind it."},"location":{"$ref":"#/definitions/SourceLocation"},"state":{"$ref":"#/definitions/TestState"},"mode":{"type":"string","enum":["run","skip","todo","only"],"description":"How it was declared; a test that never ran because a hook above it threw is `run` and `skipped`."},"expectedToFail":{"type":"boolean","description":"`test.fails`: its state is already turned round."},"retries":{"type":"number","description":"Attempts beyond the first that Vitest made because one failed."},"repeats":{"type":"number"},"flaky":{"type":"boolean","description":"Passed, but not at its first attempt."},"duration":{"type":"number","description":"Milliseconds."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"},"description":"Errors of all attempts, in order."},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}},"declared":{"$ref":"#/definitions/OracleTag","description":"The tag at collection, before any body ran; absent without one."},"taggedInside":{"$ref":"#/definitions/OracleTag","description":"The tag that `oracle()` gave inside the running test."},"forged":{"type":"boolean","description":"True when the tag at the end is neither the declared one nor one that `oracle()` gave inside the test."},"evidence":{"$ref":"#/definitions/TestEvidence","description":"Absent when the setup file did not report on this test."}},"required":["id","project","file","titles","state","mode","expectedToFail","retries","repeats","flaky","duration","errors","failures","forged"],"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate49.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate49.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"string","enum":["passed","failed","skipped","pending"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "passed") || (data === "failed")) || (data === "skipped")) || (data === "pending"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema22 = {"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "E") || (data === "P")) || (data === "F")) || (data === "N"))){
validate57.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cls === undefined) && (missing0 = "cls")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "cls") || (key0 === "covers")) || (key0 === "invariant")) || (key0 === "seeds")) || (key0 === "corpus"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cls !== undefined){
const _errs2 = errors;
if(!(validate57(data.cls, {instancePath:instancePath+"/cls",parentData:data,parentDataProperty:"cls",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.covers !== undefined){
let data1 = data.covers;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate56.errors = [{instancePath:instancePath+"/covers/" + i0,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariant !== undefined){
const _errs7 = errors;
if(typeof data.invariant !== "string"){
validate56.errors = [{instancePath:instancePath+"/invariant",schemaPath:"#/properties/invariant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seeds !== undefined){
const _errs9 = errors;
if(typeof data.seeds !== "string"){
validate56.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corpus !== undefined){
const _errs11 = errors;
if(typeof data.corpus !== "string"){
validate56.errors = [{instancePath:instancePath+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const schema24 = {"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.seed === undefined) && (missing0 = "seed")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.runsAsked === undefined) && (missing0 = "runsAsked"))) || ((data.runsDone === undefined) && (missing0 = "runsDone"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.replayOnly === undefined) && (missing0 = "replayOnly"))) || ((data.counterexample === undefined) && (missing0 = "counterexample"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema24.properties, key0))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate62.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate62.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema24.properties.path.type},message:"must be string,null"}];
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
validate62.errors = [{instancePath:instancePath+"/runsAsked",schemaPath:"#/properties/runsAsked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate62.errors = [{instancePath:instancePath+"/runsDone",schemaPath:"#/properties/runsDone/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate62.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate62.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate62.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate62.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate62.errors = [{instancePath:instancePath+"/replayOnly",schemaPath:"#/properties/replayOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate62.errors = [{instancePath:instancePath+"/counterexample",schemaPath:"#/properties/counterexample/type",keyword:"type",params:{type: schema24.properties.counterexample.type},message:"must be string,null"}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "file")) || (key0 === "sha256"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate64.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate64.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
const _errs6 = errors;
if(typeof data.sha256 !== "string"){
validate64.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.assertions === undefined) && (missing0 = "assertions")) || ((data.propertyRuns === undefined) && (missing0 = "propertyRuns"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.captures === undefined) && (missing0 = "captures"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "assertions") || (key0 === "propertyRuns")) || (key0 === "seeds")) || (key0 === "captures")) || (key0 === "replayed"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertions !== undefined){
let data0 = data.assertions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate61.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyRuns !== undefined){
let data1 = data.propertyRuns;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate62(data1[i0], {instancePath:instancePath+"/propertyRuns/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/propertyRuns",schemaPath:"#/properties/propertyRuns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seeds !== undefined){
let data3 = data.seeds;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(typeof data3[i1] !== "string"){
validate61.errors = [{instancePath:instancePath+"/seeds/" + i1,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captures !== undefined){
let data5 = data.captures;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid3 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs13 = errors;
if(!(validate64(data5[i2], {instancePath:instancePath+"/captures/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/captures",schemaPath:"#/properties/captures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data7 = data.replayed;
const _errs14 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate61.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs14 === errors;
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.project === undefined) && (missing0 = "project"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.titles === undefined) && (missing0 = "titles"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.expectedToFail === undefined) && (missing0 = "expectedToFail"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.repeats === undefined) && (missing0 = "repeats"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.forged === undefined) && (missing0 = "forged"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema18.properties, key0))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate33(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.project !== undefined){
const _errs3 = errors;
if(typeof data.project !== "string"){
validate46.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titles !== undefined){
let data3 = data.titles;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data3[i0] !== "string"){
validate46.errors = [{instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs10 = errors;
if(!(validate49(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs11 = errors;
if(!(validate52(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data7 = data.mode;
const _errs12 = errors;
if(typeof data7 !== "string"){
validate46.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data7 === "run") || (data7 === "skip")) || (data7 === "todo")) || (data7 === "only"))){
validate46.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema18.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedToFail !== undefined){
const _errs14 = errors;
if(typeof data.expectedToFail !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/expectedToFail",schemaPath:"#/properties/expectedToFail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retries !== undefined){
let data9 = data.retries;
const _errs16 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate46.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeats !== undefined){
let data10 = data.repeats;
const _errs18 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate46.errors = [{instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
const _errs20 = errors;
if(typeof data.flaky !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data12 = data.duration;
const _errs22 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate46.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data13 = data.errors;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data13)){
var valid2 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate35(data13[i1], {instancePath:instancePath+"/errors/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid2 = _errs26 === errors;
if(!valid2){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failures !== undefined){
let data15 = data.failures;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data15)){
var valid3 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs29 = errors;
if(!(validate39(data15[i2], {instancePath:instancePath+"/failures/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.declared !== undefined){
const _errs30 = errors;
if(!(validate56(data.declared, {instancePath:instancePath+"/declared",parentData:data,parentDataProperty:"declared",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taggedInside !== undefined){
const _errs31 = errors;
if(!(validate56(data.taggedInside, {instancePath:instancePath+"/taggedInside",parentData:data,parentDataProperty:"taggedInside",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forged !== undefined){
const _errs32 = errors;
if(typeof data.forged !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/forged",schemaPath:"#/properties/forged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
const _errs34 = errors;
if(!(validate61(data.evidence, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
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
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.asked === undefined) && (missing0 = "asked")) || ((data.broken === undefined) && (missing0 = "broken"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "asked") || (key0 === "broken"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.asked !== undefined){
let data0 = data.asked;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate68.errors = [{instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broken !== undefined){
let data1 = data.broken;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate68.errors = [{instancePath:instancePath+"/broken/" + i0,schemaPath:"#/properties/broken/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.project === undefined) && (missing0 = "project")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.hookFailures === undefined) && (missing0 = "hookFailures"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.duration === undefined) && (missing0 = "duration"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "project") || (key0 === "file")) || (key0 === "state")) || (key0 === "hookFailures")) || (key0 === "tests")) || (key0 === "canary")) || (key0 === "imported")) || (key0 === "duration"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate30.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate30.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "passed") || (data2 === "failed")) || (data2 === "skipped")) || (data2 === "pending"))){
validate30.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema10.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookFailures !== undefined){
let data3 = data.hookFailures;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate32(data3[i0], {instancePath:instancePath+"/hookFailures/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/hookFailures",schemaPath:"#/properties/hookFailures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data5 = data.tests;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate46(data5[i1], {instancePath:instancePath+"/tests/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canary !== undefined){
const _errs13 = errors;
if(!(validate68(data.canary, {instancePath:instancePath+"/canary",parentData:data,parentDataProperty:"canary",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined){
let data8 = data.imported;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(!(validate23(data8[i2], {instancePath:instancePath+"/imported/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data10 = data.duration;
const _errs17 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate30.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs17 === errors;
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
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const schema27 = {"type":"object","properties":{"kind":{"type":"string","enum":["other-file","unknown-test","result-rewritten","forged-skip","unknown-message","cancelled-run"]},"file":{"$ref":"#/definitions/ProjectPath","description":"The test file whose worker sent it."},"about":{"type":"string","description":"What it was about: a file, a task id, the name of a method."}},"required":["kind","file","about"],"additionalProperties":false,"description":"What a worker tried on its channel to the runner that no honest test can: the message was dropped."};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.about === undefined) && (missing0 = "about"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "file")) || (key0 === "about"))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate73.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "other-file") || (data0 === "unknown-test")) || (data0 === "result-rewritten")) || (data0 === "forged-skip")) || (data0 === "unknown-message")) || (data0 === "cancelled-run"))){
validate73.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.about !== undefined){
const _errs5 = errors;
if(typeof data.about !== "string"){
validate73.errors = [{instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:gate:1" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.vitest === undefined) && (missing0 = "vitest"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.elsewhere === undefined) && (missing0 = "elsewhere"))){
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
if(!((((key0 === "kind") || (key0 === "vitest")) || (key0 === "files")) || (key0 === "elsewhere"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("found" !== data0){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "found"},message:"must be equal to constant"};
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
if(data.vitest !== undefined){
const _errs6 = errors;
if(typeof data.vitest !== "string"){
const err4 = {instancePath:instancePath+"/vitest",schemaPath:"#/anyOf/0/properties/vitest/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.files !== undefined){
let data2 = data.files;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate22(data2[i0], {instancePath:instancePath+"/files/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/files",schemaPath:"#/anyOf/0/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.elsewhere !== undefined){
let data4 = data.elsewhere;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate26(data4[i1], {instancePath:instancePath+"/elsewhere/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
const err6 = {instancePath:instancePath+"/elsewhere",schemaPath:"#/anyOf/0/properties/elsewhere/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs11 === errors;
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
const _errs14 = errors;
if(errors === _errs14){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.kind === undefined) && (missing1 = "kind")) || ((data.file === undefined) && (missing1 = "file"))){
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
const _errs16 = errors;
for(const key1 in data){
if(!((key1 === "kind") || (key1 === "file"))){
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
if(_errs16 === errors){
if(data.kind !== undefined){
let data6 = data.kind;
const _errs17 = errors;
if(typeof data6 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("began" !== data6){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "began"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.file !== undefined){
const _errs19 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
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
else {
const err12 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.kind === undefined) && (missing2 = "kind")) || ((data.seed === undefined) && (missing2 = "seed"))) || ((data.module === undefined) && (missing2 = "module"))){
const err13 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
const _errs22 = errors;
for(const key2 in data){
if(!(((key2 === "kind") || (key2 === "seed")) || (key2 === "module"))){
const err14 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data.kind !== undefined){
let data8 = data.kind;
const _errs23 = errors;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("module" !== data8){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "module"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.seed !== undefined){
let data9 = data.seed;
const _errs25 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/seed",schemaPath:"#/anyOf/2/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.module !== undefined){
const _errs27 = errors;
if(!(validate30(data.module, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs28 = errors;
if(errors === _errs28){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((data.kind === undefined) && (missing3 = "kind")) || ((data.file === undefined) && (missing3 = "file"))){
const err19 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs30 = errors;
for(const key3 in data){
if(!((key3 === "kind") || (key3 === "file"))){
const err20 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs30 === errors){
if(data.kind !== undefined){
let data11 = data.kind;
const _errs31 = errors;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/3/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if("late" !== data11){
const err22 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "late"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.file !== undefined){
const _errs33 = errors;
if(!(validate23(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs34 = errors;
if(errors === _errs34){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.kind === undefined) && (missing4 = "kind")) || ((data.breach === undefined) && (missing4 = "breach"))){
const err24 = {instancePath,schemaPath:"#/anyOf/4/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
const _errs36 = errors;
for(const key4 in data){
if(!((key4 === "kind") || (key4 === "breach"))){
const err25 = {instancePath,schemaPath:"#/anyOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
}
if(_errs36 === errors){
if(data.kind !== undefined){
let data13 = data.kind;
const _errs37 = errors;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/4/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if("breach" !== data13){
const err27 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "breach"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.breach !== undefined){
const _errs39 = errors;
if(!(validate73(data.breach, {instancePath:instancePath+"/breach",parentData:data,parentDataProperty:"breach",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid0 = _errs34 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs40 = errors;
if(errors === _errs40){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((((data.kind === undefined) && (missing5 = "kind")) || ((data.seed === undefined) && (missing5 = "seed"))) || ((data.reason === undefined) && (missing5 = "reason"))) || ((data.unhandledErrors === undefined) && (missing5 = "unhandledErrors"))){
const err29 = {instancePath,schemaPath:"#/anyOf/5/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
const _errs42 = errors;
for(const key5 in data){
if(!((((key5 === "kind") || (key5 === "seed")) || (key5 === "reason")) || (key5 === "unhandledErrors"))){
const err30 = {instancePath,schemaPath:"#/anyOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
}
if(_errs42 === errors){
if(data.kind !== undefined){
let data15 = data.kind;
const _errs43 = errors;
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/5/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if("round" !== data15){
const err32 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "round"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.seed !== undefined){
let data16 = data.seed;
const _errs45 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/seed",schemaPath:"#/anyOf/5/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.reason !== undefined){
let data17 = data.reason;
const _errs47 = errors;
if(typeof data17 !== "string"){
const err34 = {instancePath:instancePath+"/reason",schemaPath:"#/anyOf/5/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data17 === "passed") || (data17 === "failed")) || (data17 === "interrupted"))){
const err35 = {instancePath:instancePath+"/reason",schemaPath:"#/anyOf/5/properties/reason/enum",keyword:"enum",params:{allowedValues: schema6.anyOf[5].properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.unhandledErrors !== undefined){
let data18 = data.unhandledErrors;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data18)){
var valid9 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
let data19 = data18[i2];
const _errs51 = errors;
if(errors === _errs51){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing6;
if(((data19.error === undefined) && (missing6 = "error")) || ((data19.failure === undefined) && (missing6 = "failure"))){
const err36 = {instancePath:instancePath+"/unhandledErrors/" + i2,schemaPath:"#/anyOf/5/properties/unhandledErrors/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
const _errs53 = errors;
for(const key6 in data19){
if(!(((key6 === "error") || (key6 === "failure")) || (key6 === "file"))){
const err37 = {instancePath:instancePath+"/unhandledErrors/" + i2,schemaPath:"#/anyOf/5/properties/unhandledErrors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
break;
}
}
if(_errs53 === errors){
if(data19.error !== undefined){
const _errs54 = errors;
if(!(validate35(data19.error, {instancePath:instancePath+"/unhandledErrors/" + i2+"/error",parentData:data19,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.failure !== undefined){
const _errs55 = errors;
if(!(validate39(data19.failure, {instancePath:instancePath+"/unhandledErrors/" + i2+"/failure",parentData:data19,parentDataProperty:"failure",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid10 = _errs55 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data19.file !== undefined){
const _errs56 = errors;
if(!(validate23(data19.file, {instancePath:instancePath+"/unhandledErrors/" + i2+"/file",parentData:data19,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid10 = _errs56 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/unhandledErrors/" + i2,schemaPath:"#/anyOf/5/properties/unhandledErrors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid9 = _errs51 === errors;
if(!valid9){
break;
}
}
}
else {
const err39 = {instancePath:instancePath+"/unhandledErrors",schemaPath:"#/anyOf/5/properties/unhandledErrors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/anyOf/5/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid0 = _errs40 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs57 = errors;
if(errors === _errs57){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((((data.kind === undefined) && (missing7 = "kind")) || ((data.edit === undefined) && (missing7 = "edit"))) || ((data.loaded === undefined) && (missing7 = "loaded"))){
const err41 = {instancePath,schemaPath:"#/anyOf/6/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
const _errs59 = errors;
for(const key7 in data){
if(!(((key7 === "kind") || (key7 === "edit")) || (key7 === "loaded"))){
const err42 = {instancePath,schemaPath:"#/anyOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data.kind !== undefined){
let data23 = data.kind;
const _errs60 = errors;
if(typeof data23 !== "string"){
const err43 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/6/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if("served" !== data23){
const err44 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "served"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.edit !== undefined){
let data24 = data.edit;
const _errs62 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err45 = {instancePath:instancePath+"/edit",schemaPath:"#/anyOf/6/properties/edit/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.loaded !== undefined){
let data25 = data.loaded;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data25)){
var valid12 = true;
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
const _errs66 = errors;
if(!(validate23(data25[i3], {instancePath:instancePath+"/loaded/" + i3,parentData:data25,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid12 = _errs66 === errors;
if(!valid12){
break;
}
}
}
else {
const err46 = {instancePath:instancePath+"/loaded",schemaPath:"#/anyOf/6/properties/loaded/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/anyOf/6/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid0 = _errs57 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs67 = errors;
if(errors === _errs67){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if(((data.kind === undefined) && (missing8 = "kind")) || ((data.runnerExitCode === undefined) && (missing8 = "runnerExitCode"))){
const err48 = {instancePath,schemaPath:"#/anyOf/7/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
const _errs69 = errors;
for(const key8 in data){
if(!((key8 === "kind") || (key8 === "runnerExitCode"))){
const err49 = {instancePath,schemaPath:"#/anyOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break;
}
}
if(_errs69 === errors){
if(data.kind !== undefined){
let data27 = data.kind;
const _errs70 = errors;
if(typeof data27 !== "string"){
const err50 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/7/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if("end" !== data27){
const err51 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/7/properties/kind/const",keyword:"const",params:{allowedValue: "end"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.runnerExitCode !== undefined){
let data28 = data.runnerExitCode;
const _errs72 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err52 = {instancePath:instancePath+"/runnerExitCode",schemaPath:"#/anyOf/7/properties/runnerExitCode/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid13 = _errs72 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/anyOf/7/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid0 = _errs67 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs74 = errors;
if(errors === _errs74){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing9;
if(((data.kind === undefined) && (missing9 = "kind")) || ((data.error === undefined) && (missing9 = "error"))){
const err54 = {instancePath,schemaPath:"#/anyOf/8/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
const _errs76 = errors;
for(const key9 in data){
if(!((key9 === "kind") || (key9 === "error"))){
const err55 = {instancePath,schemaPath:"#/anyOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
break;
}
}
if(_errs76 === errors){
if(data.kind !== undefined){
let data29 = data.kind;
const _errs77 = errors;
if(typeof data29 !== "string"){
const err56 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/8/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if("failed" !== data29){
const err57 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/8/properties/kind/const",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data.error !== undefined){
const _errs79 = errors;
if(!(validate35(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid14 = _errs79 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/anyOf/8/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid0 = _errs74 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
}
}
if(!valid0){
const err59 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
validate21.errors = vErrors;
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
validate21.errors = vErrors;
return errors === 0;
}

