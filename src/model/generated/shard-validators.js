// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isShardRun = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:shard:1","title":"vitest-oracle observations of one shard of a run (.oracle/shards/*.json)","description":"What one shard of a run saw: `.oracle/shards/<index>-of-<count>.json`, in canonical form. It decides nothing; `vitest-oracle merge` takes all shards of a run and judges them once.","type":"object","properties":{"schemaVersion":{"type":"number","const":1},"tool":{"type":"object","properties":{"name":{"type":"string","const":"vitest-oracle"},"version":{"type":"string"}},"required":["name","version"],"additionalProperties":false},"shard":{"$ref":"#/definitions/ShardNumber"},"subject":{"$ref":"#/definitions/SubjectObservation"},"owned":{"type":"object","properties":{"policy":{"$ref":"#/definitions/OwnedMark"},"ledger":{"$ref":"#/definitions/OwnedMark"},"lock":{"$ref":"#/definitions/OwnedMark"},"invariants":{"$ref":"#/definitions/OwnedMark"},"seeds":{"$ref":"#/definitions/OwnedMark"},"intent":{"$ref":"#/definitions/OwnedMark"}},"required":["policy","ledger","lock","invariants","seeds","intent"],"additionalProperties":false,"description":"The files that people own, as this machine read them."},"inventory":{"type":"boolean","description":"The reporter's option: then evidence is counted in all files."},"environment":{"type":"object","properties":{"node":{"type":"string"},"vitest":{"type":"string"},"platform":{"type":"string"},"arch":{"type":"string"}},"required":["node","vitest","platform","arch"],"additionalProperties":false},"startedAt":{"$ref":"#/definitions/Instant"},"milliseconds":{"type":"number"},"now":{"$ref":"#/definitions/Instant","description":"The instant that leases are held against."},"projects":{"type":"array","items":{"$ref":"#/definitions/ShardProject"},"description":"Of each Vitest project, what changes the outcome of a run. Sorted by name."},"expected":{"type":"array","items":{"$ref":"#/definitions/ShardFile"},"description":"All test files that the whole run has. Sorted; a file that is also type-checked stands twice."},"fixtures":{"$ref":"#/definitions/FixturesObservation"},"run":{"$ref":"#/definitions/RunObservation","description":"Of the files of this shard alone."},"imports":{"type":"array","items":{"$ref":"#/definitions/ShardImports"},"description":"Which module imports which, as far as this shard loaded them: what a lazy import leads to, another shard may know."},"digest":{"$ref":"#/definitions/Sha256","description":"SHA-256 of the canonical form of all else."}},"required":["schemaVersion","tool","shard","subject","owned","inventory","environment","startedAt","milliseconds","now","projects","expected","fixtures","run","imports","digest"],"additionalProperties":false,"definitions":{"CanaryEvidence":{"type":"object","properties":{"asked":{"type":"number","description":"How many false statements were put to the matchers."},"broken":{"type":"array","items":{"type":"string"},"description":"The names of matchers and builtins that no longer do what they did before the file was loaded."}},"required":["asked","broken"],"additionalProperties":false,"description":"What the canary of one test file found. Written to the file's `meta.oracleCanary`."},"CapturedInput":{"type":"object","properties":{"name":{"type":"string","description":"Of the input; of several, their names with commas between them."},"file":{"type":"string","description":"Below the root; named by the hash of its bytes."},"sha256":{"type":"string"}},"required":["name","file","sha256"],"additionalProperties":false,"description":"What one attempt that failed had asked `capture()` for, in one file."},"ClaimedClass":{"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."},"ErrorObservation":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"constructorName":{"type":"string","description":"`Function<RangeError>` in Vitest's own words; absent where it is not known."},"operator":{"type":"string","description":"The matcher or operator that threw, where it is known."},"frames":{"type":"array","items":{"$ref":"#/definitions/StackFrame"}},"cause":{"$ref":"#/definitions/ErrorObservation"}},"required":["name","message","frames"],"additionalProperties":false,"description":"An error as Vitest's main process has it: plain data, however it was thrown."},"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$","patternErrorMessage":"12 hex digits in lower case, as the verdict prints them for a failure"},"FixtureObservation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}],"description":"null when the file is not there (the lock names it)."},"locked":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}],"description":"null when the lock does not name it."},"schemaMistakes":{"type":"array","items":{"type":"object","properties":{"schema":{"$ref":"#/definitions/ProjectPath"},"pointer":{"type":"string"},"message":{"type":"string"},"at":{"$ref":"#/definitions/SourceLocation"}},"required":["schema","pointer","message","at"],"additionalProperties":false}},"invariantFailures":{"type":"array","items":{"type":"object","properties":{"invariants":{"$ref":"#/definitions/ProjectPath"},"name":{"type":"string"},"message":{"type":"string"}},"required":["invariants","name","message"],"additionalProperties":false}}},"required":["file","sha256","locked","schemaMistakes","invariantFailures"],"additionalProperties":false,"description":"One fixture file against its lock, its schemas and its invariants."},"FixturesObservation":{"anyOf":[{"type":"object","properties":{"state":{"type":"string","const":"observed"},"fixtures":{"type":"array","items":{"$ref":"#/definitions/FixtureObservation"}},"otherLocked":{"type":"array","items":{"$ref":"#/definitions/LockedBytes"},"description":"Locked test files and known-bads whose bytes differ."}},"required":["state","fixtures","otherLocked"],"additionalProperties":false},{"type":"object","properties":{"state":{"type":"string","const":"unavailable"},"because":{"type":"string"}},"required":["state","because"],"additionalProperties":false}]},"HookFailure":{"type":"object","properties":{"owner":{"$ref":"#/definitions/TestId","description":"The id of the suite, or the file."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"}},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}}},"required":["owner","errors","failures"],"additionalProperties":false,"description":"Errors of a suite or of a whole file: collection and hooks."},"Instant":{"type":"string","description":"An instant as `Date.prototype.toISOString` writes it.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"LockedBytes":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["test","known-bad"]},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}]},"locked":{"$ref":"#/definitions/Sha256"}},"required":["file","kind","sha256","locked"],"additionalProperties":false},"ModuleObservation":{"type":"object","properties":{"project":{"type":"string"},"file":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["passed","failed","skipped","pending"]},"hookFailures":{"type":"array","items":{"$ref":"#/definitions/HookFailure"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestObservation"}},"canary":{"$ref":"#/definitions/CanaryEvidence","description":"Absent when the setup file did not report on this file."},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that this file imported, directly or not; absent where that cannot be known."},"duration":{"type":"number","description":"Milliseconds, collection and hooks included."}},"required":["project","file","state","hookFailures","tests","duration"],"additionalProperties":false},"OracleTag":{"type":"object","properties":{"cls":{"$ref":"#/definitions/ClaimedClass"},"covers":{"type":"array","items":{"type":"string"},"description":"Globs, paths or `path#export`, as written; those of enclosing suites come first."},"invariant":{"type":"string","description":"An id from INVARIANTS.md."},"seeds":{"type":"string","description":"The name of a list in seeds.txt."},"corpus":{"type":"string","description":"The path of the captured input of a nondeterministic test."}},"required":["cls"],"additionalProperties":false,"description":"What `oracle()` puts into `meta.oracle` of a test: plain JSON, so that it survives every pool and the blob reporter."},"OwnedMark":{"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["read","absent","invalid"]},"sha256":{"$ref":"#/definitions/Sha256","description":"Of what was read in it, and of what it names: the captured inputs of the ledger."}},"required":["path","state","sha256"],"additionalProperties":false},"ProjectPath":{"type":"string","description":"A path from the project's root, with `/` between its parts on every platform, without a leading `./`."},"PropertyRun":{"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."},"RunLimit":{"type":"object","properties":{"kind":{"type":"string","enum":["filtered","shard","interrupted","bail","update-snapshots","browser","typecheck","blob-meta"]},"because":{"type":"string","description":"In words, e.g. the filter as it was given."}},"required":["kind","because"],"additionalProperties":false,"description":"Why a run did not cover all tests of the project, or cannot be judged."},"RunObservation":{"type":"object","properties":{"vitest":{"type":"string"},"kind":{"type":"string","enum":["run","watch","merge-reports"]},"reason":{"type":"string","enum":["passed","failed","interrupted"]},"modules":{"type":"array","items":{"$ref":"#/definitions/ModuleObservation"}},"unhandledErrors":{"type":"array","items":{"type":"object","properties":{"error":{"$ref":"#/definitions/ErrorObservation"},"failure":{"$ref":"#/definitions/SignedFailure"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["error","failure"],"additionalProperties":false}},"limits":{"type":"array","items":{"$ref":"#/definitions/RunLimit"},"description":"Empty for a whole run."},"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"],"description":"'commit' when the fresh seed is the head commit's, 'random' without one."},"runnerExitCode":{"type":"number","description":"What the runner's process would have exited with."},"writtenDuringRun":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"The files whose bytes changed between the start of the run and its end, among those that people own."}},"required":["vitest","kind","reason","modules","unhandledErrors","limits","freshSeed","freshName","freshFrom","runnerExitCode","writtenDuringRun"],"additionalProperties":false},"Sha256":{"type":"string","description":"Hex digits of a SHA-256, lower case.","pattern":"^[0-9a-f]{64}$","patternErrorMessage":"64 hex digits in lower case, as sha256sum prints them"},"ShardFile":{"type":"object","properties":{"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["project","file"],"additionalProperties":false,"description":"A test file in one Vitest project."},"ShardImports":{"type":"object","properties":{"project":{"type":"string","description":"'' for a Vitest project without a name."},"environment":{"type":"string","description":"In Vite's words: `ssr` or `client`."},"tests":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"The test files of the shard that ran in it, whose imports are known. Sorted."},"modules":{"type":"array","items":{"$ref":"#/definitions/ShardModule"},"description":"Sorted by id."}},"required":["project","environment","tests","modules"],"additionalProperties":false,"description":"The modules of one Vitest project in one of its environments."},"ShardModule":{"type":"object","properties":{"id":{"type":"string","description":"From the root, with a query where it has one."},"file":{"$ref":"#/definitions/ProjectPath"},"imports":{"type":"array","items":{"type":"number"},"description":"Places in the list of modules."}},"required":["id","file","imports"],"additionalProperties":false},"ShardNumber":{"type":"object","properties":{"index":{"type":"integer","description":"From 1.","minimum":1},"count":{"type":"integer","minimum":1}},"required":["index","count"],"additionalProperties":false},"ShardProject":{"type":"object","properties":{"name":{"type":"string"},"pool":{"type":"string"},"isolate":{"type":"boolean"},"retry":{"type":"string","description":"As JSON, since Vitest takes more than a number."},"testTimeout":{"type":"number","description":"Milliseconds."},"environment":{"type":"string"},"browser":{"type":"boolean"},"typecheck":{"type":"boolean"}},"required":["name","pool","isolate","retry","testTimeout","environment","browser","typecheck"],"additionalProperties":false},"SignatureParts":{"type":"object","properties":{"name":{"type":"string"},"message":{"type":"string"},"operator":{"type":"string"},"frames":{"type":"array","items":{"type":"string"},"description":"`function@file`, from the test down to the throw."}},"required":["name","message","operator","frames"],"additionalProperties":false,"description":"What went into a failure signature; `explain <signature>` prints it."},"SignedFailure":{"type":"object","properties":{"signature":{"$ref":"#/definitions/FailureSignature"},"parts":{"$ref":"#/definitions/SignatureParts"}},"required":["signature","parts"],"additionalProperties":false},"SourceLocation":{"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"line":{"type":"number"},"column":{"type":"number"}},"required":["file"],"additionalProperties":false,"description":"A place in a file: lines and columns count from 1, columns in UTF-16 code units."},"StackFrame":{"type":"object","properties":{"method":{"type":"string"},"file":{"type":"string"},"line":{"type":"number"},"column":{"type":"number"}},"required":["method","file","line","column"],"additionalProperties":false,"description":"One frame of a stack, in the project's own code or not; the file is from the root when it lies below it."},"SubjectObservation":{"anyOf":[{"type":"object","properties":{"state":{"type":"string","const":"commit"},"head":{"type":"string"},"tree":{"type":"string"},"dirty":{"type":"boolean","description":"Something below the root differs from the commit."}},"required":["state","head","tree","dirty"],"additionalProperties":false},{"type":"object","properties":{"state":{"type":"string","const":"no-repository"}},"required":["state"],"additionalProperties":false},{"type":"object","properties":{"state":{"type":"string","const":"unavailable"},"because":{"type":"string"}},"required":["state","because"],"additionalProperties":false}],"description":"The commit at hand."},"TestEvidence":{"type":"object","properties":{"assertions":{"type":"number","description":"Assertions that really ran: matchers, `node:assert`, and fast-check runs. `expect(x)` alone is none."},"propertyRuns":{"type":"array","items":{"$ref":"#/definitions/PropertyRun"}},"seeds":{"type":"array","items":{"type":"string"},"description":"Seeds that `recordSeed()` was given, and `seeds()` lists that were read, as `list:name`."},"captures":{"type":"array","items":{"$ref":"#/definitions/CapturedInput"}},"replayed":{"type":"number","description":"In a replay of kept inputs: how many of them its last attempt asked for. Absent otherwise."}},"required":["assertions","propertyRuns","seeds","captures"],"additionalProperties":false,"description":"What the setup file saw of one test, over all its attempts. Written to `meta.oracleEvidence`."},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestObservation":{"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"},"titles":{"type":"array","items":{"type":"string"},"description":"The titles of its suites and its own, outermost first, without a seed that a property library put behind it."},"location":{"$ref":"#/definitions/SourceLocation"},"state":{"$ref":"#/definitions/TestState"},"mode":{"type":"string","enum":["run","skip","todo","only"],"description":"How it was declared; a test that never ran because a hook above it threw is `run` and `skipped`."},"expectedToFail":{"type":"boolean","description":"`test.fails`: its state is already turned round."},"retries":{"type":"number","description":"Attempts beyond the first that Vitest made because one failed."},"repeats":{"type":"number"},"flaky":{"type":"boolean","description":"Passed, but not at its first attempt."},"duration":{"type":"number","description":"Milliseconds."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"},"description":"Errors of all attempts, in order."},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}},"declared":{"$ref":"#/definitions/OracleTag","description":"The tag at collection, before any body ran; absent without one."},"taggedInside":{"$ref":"#/definitions/OracleTag","description":"The tag that `oracle()` gave inside the running test."},"forged":{"type":"boolean","description":"True when the tag at the end is neither the declared one nor one that `oracle()` gave inside the test."},"evidence":{"$ref":"#/definitions/TestEvidence","description":"Absent when the setup file did not report on this test."}},"required":["id","project","file","titles","state","mode","expectedToFail","retries","repeats","flaky","duration","errors","failures","forged"],"additionalProperties":false},"TestState":{"type":"string","enum":["passed","failed","skipped","pending"]}}};
const func2 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.index === undefined) && (missing0 = "index")) || ((data.count === undefined) && (missing0 = "count"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "index") || (key0 === "count"))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.index !== undefined){
let data0 = data.index;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate22.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate22.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate22.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.state === undefined) && (missing0 = "state")) || ((data.head === undefined) && (missing0 = "head"))) || ((data.tree === undefined) && (missing0 = "tree"))) || ((data.dirty === undefined) && (missing0 = "dirty"))){
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
if(!((((key0 === "state") || (key0 === "head")) || (key0 === "tree")) || (key0 === "dirty"))){
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
if("commit" !== data0){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/0/properties/state/const",keyword:"const",params:{allowedValue: "commit"},message:"must be equal to constant"};
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
if(data.head !== undefined){
const _errs6 = errors;
if(typeof data.head !== "string"){
const err4 = {instancePath:instancePath+"/head",schemaPath:"#/anyOf/0/properties/head/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.tree !== undefined){
const _errs8 = errors;
if(typeof data.tree !== "string"){
const err5 = {instancePath:instancePath+"/tree",schemaPath:"#/anyOf/0/properties/tree/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data.dirty !== undefined){
const _errs10 = errors;
if(typeof data.dirty !== "boolean"){
const err6 = {instancePath:instancePath+"/dirty",schemaPath:"#/anyOf/0/properties/dirty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
if((data.state === undefined) && (missing1 = "state")){
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
if(!(key1 === "state")){
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
if("no-repository" !== data4){
const err11 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/1/properties/state/const",keyword:"const",params:{allowedValue: "no-repository"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
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
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs17 = errors;
if(errors === _errs17){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.state === undefined) && (missing2 = "state")) || ((data.because === undefined) && (missing2 = "because"))){
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
const _errs19 = errors;
for(const key2 in data){
if(!((key2 === "state") || (key2 === "because"))){
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
if(_errs19 === errors){
if(data.state !== undefined){
let data5 = data.state;
const _errs20 = errors;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/2/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if("unavailable" !== data5){
const err16 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/2/properties/state/const",keyword:"const",params:{allowedValue: "unavailable"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.because !== undefined){
const _errs22 = errors;
if(typeof data.because !== "string"){
const err17 = {instancePath:instancePath+"/because",schemaPath:"#/anyOf/2/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
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
var _valid0 = _errs17 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err19 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate24.errors = vErrors;
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
validate24.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","properties":{"path":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["read","absent","invalid"]},"sha256":{"$ref":"#/definitions/Sha256","description":"Of what was read in it, and of what it names: the captured inputs of the ledger."}},"required":["path","state","sha256"],"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "state")) || (key0 === "sha256"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(!(validate27(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "read") || (data1 === "absent")) || (data1 === "invalid"))){
validate26.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema9.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
const _errs5 = errors;
if(!(validate29(data.sha256, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.name === undefined) && (missing0 = "name")) || ((data.pool === undefined) && (missing0 = "pool"))) || ((data.isolate === undefined) && (missing0 = "isolate"))) || ((data.retry === undefined) && (missing0 = "retry"))) || ((data.testTimeout === undefined) && (missing0 = "testTimeout"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.browser === undefined) && (missing0 = "browser"))) || ((data.typecheck === undefined) && (missing0 = "typecheck"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "pool")) || (key0 === "isolate")) || (key0 === "retry")) || (key0 === "testTimeout")) || (key0 === "environment")) || (key0 === "browser")) || (key0 === "typecheck"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pool !== undefined){
const _errs4 = errors;
if(typeof data.pool !== "string"){
validate40.errors = [{instancePath:instancePath+"/pool",schemaPath:"#/properties/pool/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isolate !== undefined){
const _errs6 = errors;
if(typeof data.isolate !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/isolate",schemaPath:"#/properties/isolate/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry !== undefined){
const _errs8 = errors;
if(typeof data.retry !== "string"){
validate40.errors = [{instancePath:instancePath+"/retry",schemaPath:"#/properties/retry/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.testTimeout !== undefined){
let data4 = data.testTimeout;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate40.errors = [{instancePath:instancePath+"/testTimeout",schemaPath:"#/properties/testTimeout/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
const _errs12 = errors;
if(typeof data.environment !== "string"){
validate40.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.browser !== undefined){
const _errs14 = errors;
if(typeof data.browser !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/browser",schemaPath:"#/properties/browser/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.typecheck !== undefined){
const _errs16 = errors;
if(typeof data.typecheck !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/typecheck",schemaPath:"#/properties/typecheck/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(((data.project === undefined) && (missing0 = "project")) || ((data.file === undefined) && (missing0 = "file"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "project") || (key0 === "file"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate42.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.file === undefined) && (missing0 = "file")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate51.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate51.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
if((((((data.file === undefined) && (missing0 = "file")) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.schemaMistakes === undefined) && (missing0 = "schemaMistakes"))) || ((data.invariantFailures === undefined) && (missing0 = "invariantFailures"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "file") || (key0 === "sha256")) || (key0 === "locked")) || (key0 === "schemaMistakes")) || (key0 === "invariantFailures"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data1 = data.sha256;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate29(data1, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err1 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.locked !== undefined){
let data2 = data.locked;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/locked",parentData:data,parentDataProperty:"locked",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
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
const err3 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate46.errors = vErrors;
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
if(data.schemaMistakes !== undefined){
let data3 = data.schemaMistakes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.schema === undefined) && (missing1 = "schema")) || ((data4.pointer === undefined) && (missing1 = "pointer"))) || ((data4.message === undefined) && (missing1 = "message"))) || ((data4.at === undefined) && (missing1 = "at"))){
validate46.errors = [{instancePath:instancePath+"/schemaMistakes/" + i0,schemaPath:"#/properties/schemaMistakes/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data4){
if(!((((key1 === "schema") || (key1 === "pointer")) || (key1 === "message")) || (key1 === "at"))){
validate46.errors = [{instancePath:instancePath+"/schemaMistakes/" + i0,schemaPath:"#/properties/schemaMistakes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data4.schema !== undefined){
const _errs18 = errors;
if(!(validate27(data4.schema, {instancePath:instancePath+"/schemaMistakes/" + i0+"/schema",parentData:data4,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.pointer !== undefined){
const _errs19 = errors;
if(typeof data4.pointer !== "string"){
validate46.errors = [{instancePath:instancePath+"/schemaMistakes/" + i0+"/pointer",schemaPath:"#/properties/schemaMistakes/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.message !== undefined){
const _errs21 = errors;
if(typeof data4.message !== "string"){
validate46.errors = [{instancePath:instancePath+"/schemaMistakes/" + i0+"/message",schemaPath:"#/properties/schemaMistakes/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.at !== undefined){
const _errs23 = errors;
if(!(validate51(data4.at, {instancePath:instancePath+"/schemaMistakes/" + i0+"/at",parentData:data4,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid4 = _errs23 === errors;
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
else {
validate46.errors = [{instancePath:instancePath+"/schemaMistakes/" + i0,schemaPath:"#/properties/schemaMistakes/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/schemaMistakes",schemaPath:"#/properties/schemaMistakes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariantFailures !== undefined){
let data9 = data.invariantFailures;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.invariants === undefined) && (missing2 = "invariants")) || ((data10.name === undefined) && (missing2 = "name"))) || ((data10.message === undefined) && (missing2 = "message"))){
validate46.errors = [{instancePath:instancePath+"/invariantFailures/" + i1,schemaPath:"#/properties/invariantFailures/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data10){
if(!(((key2 === "invariants") || (key2 === "name")) || (key2 === "message"))){
validate46.errors = [{instancePath:instancePath+"/invariantFailures/" + i1,schemaPath:"#/properties/invariantFailures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs28 === errors){
if(data10.invariants !== undefined){
const _errs29 = errors;
if(!(validate27(data10.invariants, {instancePath:instancePath+"/invariantFailures/" + i1+"/invariants",parentData:data10,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.name !== undefined){
const _errs30 = errors;
if(typeof data10.name !== "string"){
validate46.errors = [{instancePath:instancePath+"/invariantFailures/" + i1+"/name",schemaPath:"#/properties/invariantFailures/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.message !== undefined){
const _errs32 = errors;
if(typeof data10.message !== "string"){
validate46.errors = [{instancePath:instancePath+"/invariantFailures/" + i1+"/message",schemaPath:"#/properties/invariantFailures/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/invariantFailures/" + i1,schemaPath:"#/properties/invariantFailures/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs26 === errors;
if(!valid5){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/invariantFailures",schemaPath:"#/properties/invariantFailures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","properties":{"file":{"$ref":"#/definitions/ProjectPath"},"kind":{"type":"string","enum":["test","known-bad"]},"sha256":{"anyOf":[{"$ref":"#/definitions/Sha256"},{"type":"null"}]},"locked":{"$ref":"#/definitions/Sha256"}},"required":["file","kind","sha256","locked"],"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.file === undefined) && (missing0 = "file")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.locked === undefined) && (missing0 = "locked"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "file") || (key0 === "kind")) || (key0 === "sha256")) || (key0 === "locked"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "test") || (data1 === "known-bad"))){
validate56.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema18.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data2 = data.sha256;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate29(data2, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate56.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
const _errs10 = errors;
if(!(validate29(data.locked, {instancePath:instancePath+"/locked",parentData:data,parentDataProperty:"locked",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.state === undefined) && (missing0 = "state")) || ((data.fixtures === undefined) && (missing0 = "fixtures"))) || ((data.otherLocked === undefined) && (missing0 = "otherLocked"))){
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
if(!(((key0 === "state") || (key0 === "fixtures")) || (key0 === "otherLocked"))){
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
if("observed" !== data0){
const err3 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/0/properties/state/const",keyword:"const",params:{allowedValue: "observed"},message:"must be equal to constant"};
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
if(data.fixtures !== undefined){
let data1 = data.fixtures;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate46(data1[i0], {instancePath:instancePath+"/fixtures/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
const err4 = {instancePath:instancePath+"/fixtures",schemaPath:"#/anyOf/0/properties/fixtures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.otherLocked !== undefined){
let data3 = data.otherLocked;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate56(data3[i1], {instancePath:instancePath+"/otherLocked/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/otherLocked",schemaPath:"#/anyOf/0/properties/otherLocked/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(((data.state === undefined) && (missing1 = "state")) || ((data.because === undefined) && (missing1 = "because"))){
const err7 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs14 = errors;
for(const key1 in data){
if(!((key1 === "state") || (key1 === "because"))){
const err8 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.state !== undefined){
let data5 = data.state;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/1/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("unavailable" !== data5){
const err10 = {instancePath:instancePath+"/state",schemaPath:"#/anyOf/1/properties/state/const",keyword:"const",params:{allowedValue: "unavailable"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.because !== undefined){
const _errs17 = errors;
if(typeof data.because !== "string"){
const err11 = {instancePath:instancePath+"/because",schemaPath:"#/anyOf/1/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate45.errors = vErrors;
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
validate45.errors = vErrors;
return errors === 0;
}

const schema19 = {"type":"object","properties":{"vitest":{"type":"string"},"kind":{"type":"string","enum":["run","watch","merge-reports"]},"reason":{"type":"string","enum":["passed","failed","interrupted"]},"modules":{"type":"array","items":{"$ref":"#/definitions/ModuleObservation"}},"unhandledErrors":{"type":"array","items":{"type":"object","properties":{"error":{"$ref":"#/definitions/ErrorObservation"},"failure":{"$ref":"#/definitions/SignedFailure"},"file":{"$ref":"#/definitions/ProjectPath"}},"required":["error","failure"],"additionalProperties":false}},"limits":{"type":"array","items":{"$ref":"#/definitions/RunLimit"},"description":"Empty for a whole run."},"freshSeed":{"type":"number"},"freshName":{"type":"string"},"freshFrom":{"type":"string","enum":["commit","random"],"description":"'commit' when the fresh seed is the head commit's, 'random' without one."},"runnerExitCode":{"type":"number","description":"What the runner's process would have exited with."},"writtenDuringRun":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"The files whose bytes changed between the start of the run and its end, among those that people own."}},"required":["vitest","kind","reason","modules","unhandledErrors","limits","freshSeed","freshName","freshFrom","runnerExitCode","writtenDuringRun"],"additionalProperties":false};
const schema20 = {"type":"object","properties":{"project":{"type":"string"},"file":{"$ref":"#/definitions/ProjectPath"},"state":{"type":"string","enum":["passed","failed","skipped","pending"]},"hookFailures":{"type":"array","items":{"$ref":"#/definitions/HookFailure"}},"tests":{"type":"array","items":{"$ref":"#/definitions/TestObservation"}},"canary":{"$ref":"#/definitions/CanaryEvidence","description":"Absent when the setup file did not report on this file."},"imported":{"type":"array","items":{"$ref":"#/definitions/ProjectPath"},"description":"Files below the root that this file imported, directly or not; absent where that cannot be known."},"duration":{"type":"number","description":"Milliseconds, collection and hooks included."}},"required":["project","file","state","hookFailures","tests","duration"],"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((((data.method === undefined) && (missing0 = "method")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "method") || (key0 === "file")) || (key0 === "line")) || (key0 === "column"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.method !== undefined){
const _errs2 = errors;
if(typeof data.method !== "string"){
validate69.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate69.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const wrapper0 = {validate: validate68};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "message")) || (key0 === "constructorName")) || (key0 === "operator")) || (key0 === "frames")) || (key0 === "cause"))){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate68.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/constructorName",schemaPath:"#/properties/constructorName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate69(data4[i0], {instancePath:instancePath+"/frames/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[0-9a-f]{12}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.operator === undefined) && (missing0 = "operator"))) || ((data.frames === undefined) && (missing0 = "frames"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "message")) || (key0 === "operator")) || (key0 === "frames"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate75.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.signature === undefined) && (missing0 = "signature")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "signature") || (key0 === "parts"))){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signature !== undefined){
const _errs2 = errors;
if(!(validate73(data.signature, {instancePath:instancePath+"/signature",parentData:data,parentDataProperty:"signature",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
if(!(validate75(data.parts, {instancePath:instancePath+"/parts",parentData:data,parentDataProperty:"parts",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner === undefined) && (missing0 = "owner")) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.failures === undefined) && (missing0 = "failures"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner") || (key0 === "errors")) || (key0 === "failures"))){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner !== undefined){
const _errs2 = errors;
if(!(validate66(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
if(!(validate68(data1[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate72(data3[i1], {instancePath:instancePath+"/failures/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","properties":{"id":{"$ref":"#/definitions/TestId"},"project":{"type":"string","description":"'' for a Vitest project without a name."},"file":{"$ref":"#/definitions/ProjectPath"},"titles":{"type":"array","items":{"type":"string"},"description":"The titles of its suites and its own, outermost first, without a seed that a property library put behind it."},"location":{"$ref":"#/definitions/SourceLocation"},"state":{"$ref":"#/definitions/TestState"},"mode":{"type":"string","enum":["run","skip","todo","only"],"description":"How it was declared; a test that never ran because a hook above it threw is `run` and `skipped`."},"expectedToFail":{"type":"boolean","description":"`test.fails`: its state is already turned round."},"retries":{"type":"number","description":"Attempts beyond the first that Vitest made because one failed."},"repeats":{"type":"number"},"flaky":{"type":"boolean","description":"Passed, but not at its first attempt."},"duration":{"type":"number","description":"Milliseconds."},"errors":{"type":"array","items":{"$ref":"#/definitions/ErrorObservation"},"description":"Errors of all attempts, in order."},"failures":{"type":"array","items":{"$ref":"#/definitions/SignedFailure"}},"declared":{"$ref":"#/definitions/OracleTag","description":"The tag at collection, before any body ran; absent without one."},"taggedInside":{"$ref":"#/definitions/OracleTag","description":"The tag that `oracle()` gave inside the running test."},"forged":{"type":"boolean","description":"True when the tag at the end is neither the declared one nor one that `oracle()` gave inside the test."},"evidence":{"$ref":"#/definitions/TestEvidence","description":"Absent when the setup file did not report on this test."}},"required":["id","project","file","titles","state","mode","expectedToFail","retries","repeats","flaky","duration","errors","failures","forged"],"additionalProperties":false};
const schema29 = {"type":"string","enum":["passed","failed","skipped","pending"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "passed") || (data === "failed")) || (data === "skipped")) || (data === "pending"))){
validate83.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"string","enum":["E","P","F","N"],"description":"What a test may say of itself."};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "E") || (data === "P")) || (data === "F")) || (data === "N"))){
validate88.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cls === undefined) && (missing0 = "cls")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "cls") || (key0 === "covers")) || (key0 === "invariant")) || (key0 === "seeds")) || (key0 === "corpus"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cls !== undefined){
const _errs2 = errors;
if(!(validate88(data.cls, {instancePath:instancePath+"/cls",parentData:data,parentDataProperty:"cls",rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate87.errors = [{instancePath:instancePath+"/covers/" + i0,schemaPath:"#/properties/covers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate87.errors = [{instancePath:instancePath+"/invariant",schemaPath:"#/properties/invariant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/corpus",schemaPath:"#/properties/corpus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const schema33 = {"type":"object","properties":{"seed":{"type":"number"},"path":{"type":["string","null"],"description":"Where the counterexample stands in the tree of generated values; null when none was found."},"runsAsked":{"type":"number"},"runsDone":{"type":"number"},"skips":{"type":"number"},"failed":{"type":"boolean"},"interrupted":{"type":"boolean"},"pinned":{"type":"boolean","description":"True when the property ran with another seed than the one that the run had given it."},"replayOnly":{"type":"boolean","description":"True when the code asked to replay one path only."},"counterexample":{"type":["string","null"]}},"required":["seed","path","runsAsked","runsDone","skips","failed","interrupted","pinned","replayOnly","counterexample"],"additionalProperties":false,"description":"One call of `fc.assert` or `fc.check`, however it was started."};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.seed === undefined) && (missing0 = "seed")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.runsAsked === undefined) && (missing0 = "runsAsked"))) || ((data.runsDone === undefined) && (missing0 = "runsDone"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.interrupted === undefined) && (missing0 = "interrupted"))) || ((data.pinned === undefined) && (missing0 = "pinned"))) || ((data.replayOnly === undefined) && (missing0 = "replayOnly"))) || ((data.counterexample === undefined) && (missing0 = "counterexample"))){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema33.properties, key0))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.seed !== undefined){
let data0 = data.seed;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate93.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate93.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema33.properties.path.type},message:"must be string,null"}];
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
validate93.errors = [{instancePath:instancePath+"/runsAsked",schemaPath:"#/properties/runsAsked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate93.errors = [{instancePath:instancePath+"/runsDone",schemaPath:"#/properties/runsDone/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate93.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate93.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate93.errors = [{instancePath:instancePath+"/interrupted",schemaPath:"#/properties/interrupted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate93.errors = [{instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate93.errors = [{instancePath:instancePath+"/replayOnly",schemaPath:"#/properties/replayOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate93.errors = [{instancePath:instancePath+"/counterexample",schemaPath:"#/properties/counterexample/type",keyword:"type",params:{type: schema33.properties.counterexample.type},message:"must be string,null"}];
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "file")) || (key0 === "sha256"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate95.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.assertions === undefined) && (missing0 = "assertions")) || ((data.propertyRuns === undefined) && (missing0 = "propertyRuns"))) || ((data.seeds === undefined) && (missing0 = "seeds"))) || ((data.captures === undefined) && (missing0 = "captures"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "assertions") || (key0 === "propertyRuns")) || (key0 === "seeds")) || (key0 === "captures")) || (key0 === "replayed"))){
validate92.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.assertions !== undefined){
let data0 = data.assertions;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate92.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(!(validate93(data1[i0], {instancePath:instancePath+"/propertyRuns/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/propertyRuns",schemaPath:"#/properties/propertyRuns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate92.errors = [{instancePath:instancePath+"/seeds/" + i1,schemaPath:"#/properties/seeds/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/seeds",schemaPath:"#/properties/seeds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate95(data5[i2], {instancePath:instancePath+"/captures/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/captures",schemaPath:"#/properties/captures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate92.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.project === undefined) && (missing0 = "project"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.titles === undefined) && (missing0 = "titles"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.expectedToFail === undefined) && (missing0 = "expectedToFail"))) || ((data.retries === undefined) && (missing0 = "retries"))) || ((data.repeats === undefined) && (missing0 = "repeats"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.failures === undefined) && (missing0 = "failures"))) || ((data.forged === undefined) && (missing0 = "forged"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema28.properties, key0))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate66(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate79.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate79.errors = [{instancePath:instancePath+"/titles/" + i0,schemaPath:"#/properties/titles/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate51(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
if(!(validate83(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
validate79.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data7 === "run") || (data7 === "skip")) || (data7 === "todo")) || (data7 === "only"))){
validate79.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema28.properties.mode.enum},message:"must be equal to one of the allowed values"}];
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
validate79.errors = [{instancePath:instancePath+"/expectedToFail",schemaPath:"#/properties/expectedToFail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate79.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate79.errors = [{instancePath:instancePath+"/repeats",schemaPath:"#/properties/repeats/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate79.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate79.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
if(!(validate68(data13[i1], {instancePath:instancePath+"/errors/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid2 = _errs26 === errors;
if(!valid2){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate72(data15[i2], {instancePath:instancePath+"/failures/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid3 = _errs29 === errors;
if(!valid3){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate87(data.declared, {instancePath:instancePath+"/declared",parentData:data,parentDataProperty:"declared",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
if(!(validate87(data.taggedInside, {instancePath:instancePath+"/taggedInside",parentData:data,parentDataProperty:"taggedInside",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
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
validate79.errors = [{instancePath:instancePath+"/forged",schemaPath:"#/properties/forged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate92(data.evidence, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.asked === undefined) && (missing0 = "asked")) || ((data.broken === undefined) && (missing0 = "broken"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "asked") || (key0 === "broken"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.asked !== undefined){
let data0 = data.asked;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate99.errors = [{instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate99.errors = [{instancePath:instancePath+"/broken/" + i0,schemaPath:"#/properties/broken/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/broken",schemaPath:"#/properties/broken/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.project === undefined) && (missing0 = "project")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.hookFailures === undefined) && (missing0 = "hookFailures"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.duration === undefined) && (missing0 = "duration"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "project") || (key0 === "file")) || (key0 === "state")) || (key0 === "hookFailures")) || (key0 === "tests")) || (key0 === "canary")) || (key0 === "imported")) || (key0 === "duration"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate63.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate63.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "passed") || (data2 === "failed")) || (data2 === "skipped")) || (data2 === "pending"))){
validate63.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema20.properties.state.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate65(data3[i0], {instancePath:instancePath+"/hookFailures/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/hookFailures",schemaPath:"#/properties/hookFailures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate79(data5[i1], {instancePath:instancePath+"/tests/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate99(data.canary, {instancePath:instancePath+"/canary",parentData:data,parentDataProperty:"canary",rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
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
if(!(validate27(data8[i2], {instancePath:instancePath+"/imported/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate63.errors = [{instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","properties":{"kind":{"type":"string","enum":["filtered","shard","interrupted","bail","update-snapshots","browser","typecheck","blob-meta"]},"because":{"type":"string","description":"In words, e.g. the filter as it was given."}},"required":["kind","because"],"additionalProperties":false,"description":"Why a run did not cover all tests of the project, or cannot be judged."};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.because === undefined) && (missing0 = "because"))){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "because"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate106.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "filtered") || (data0 === "shard")) || (data0 === "interrupted")) || (data0 === "bail")) || (data0 === "update-snapshots")) || (data0 === "browser")) || (data0 === "typecheck")) || (data0 === "blob-meta"))){
validate106.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema36.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate106.errors = [{instancePath:instancePath+"/because",schemaPath:"#/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.vitest === undefined) && (missing0 = "vitest")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.modules === undefined) && (missing0 = "modules"))) || ((data.unhandledErrors === undefined) && (missing0 = "unhandledErrors"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.freshSeed === undefined) && (missing0 = "freshSeed"))) || ((data.freshName === undefined) && (missing0 = "freshName"))) || ((data.freshFrom === undefined) && (missing0 = "freshFrom"))) || ((data.runnerExitCode === undefined) && (missing0 = "runnerExitCode"))) || ((data.writtenDuringRun === undefined) && (missing0 = "writtenDuringRun"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema19.properties, key0))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vitest !== undefined){
const _errs2 = errors;
if(typeof data.vitest !== "string"){
validate62.errors = [{instancePath:instancePath+"/vitest",schemaPath:"#/properties/vitest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate62.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "run") || (data1 === "watch")) || (data1 === "merge-reports"))){
validate62.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate62.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "passed") || (data2 === "failed")) || (data2 === "interrupted"))){
validate62.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema19.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modules !== undefined){
let data3 = data.modules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate63(data3[i0], {instancePath:instancePath+"/modules/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unhandledErrors !== undefined){
let data5 = data.unhandledErrors;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.error === undefined) && (missing1 = "error")) || ((data6.failure === undefined) && (missing1 = "failure"))){
validate62.errors = [{instancePath:instancePath+"/unhandledErrors/" + i1,schemaPath:"#/properties/unhandledErrors/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data6){
if(!(((key1 === "error") || (key1 === "failure")) || (key1 === "file"))){
validate62.errors = [{instancePath:instancePath+"/unhandledErrors/" + i1,schemaPath:"#/properties/unhandledErrors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.error !== undefined){
const _errs16 = errors;
if(!(validate68(data6.error, {instancePath:instancePath+"/unhandledErrors/" + i1+"/error",parentData:data6,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.failure !== undefined){
const _errs17 = errors;
if(!(validate72(data6.failure, {instancePath:instancePath+"/unhandledErrors/" + i1+"/failure",parentData:data6,parentDataProperty:"failure",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.file !== undefined){
const _errs18 = errors;
if(!(validate27(data6.file, {instancePath:instancePath+"/unhandledErrors/" + i1+"/file",parentData:data6,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/unhandledErrors/" + i1,schemaPath:"#/properties/unhandledErrors/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/unhandledErrors",schemaPath:"#/properties/unhandledErrors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data10 = data.limits;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data10)){
var valid4 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs21 = errors;
if(!(validate106(data10[i2], {instancePath:instancePath+"/limits/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freshSeed !== undefined){
let data12 = data.freshSeed;
const _errs22 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate62.errors = [{instancePath:instancePath+"/freshSeed",schemaPath:"#/properties/freshSeed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freshName !== undefined){
const _errs24 = errors;
if(typeof data.freshName !== "string"){
validate62.errors = [{instancePath:instancePath+"/freshName",schemaPath:"#/properties/freshName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freshFrom !== undefined){
let data14 = data.freshFrom;
const _errs26 = errors;
if(typeof data14 !== "string"){
validate62.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data14 === "commit") || (data14 === "random"))){
validate62.errors = [{instancePath:instancePath+"/freshFrom",schemaPath:"#/properties/freshFrom/enum",keyword:"enum",params:{allowedValues: schema19.properties.freshFrom.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runnerExitCode !== undefined){
let data15 = data.runnerExitCode;
const _errs28 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate62.errors = [{instancePath:instancePath+"/runnerExitCode",schemaPath:"#/properties/runnerExitCode/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writtenDuringRun !== undefined){
let data16 = data.writtenDuringRun;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data16)){
var valid5 = true;
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
const _errs32 = errors;
if(!(validate27(data16[i3], {instancePath:instancePath+"/writtenDuringRun/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/writtenDuringRun",schemaPath:"#/properties/writtenDuringRun/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
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
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.imports === undefined) && (missing0 = "imports"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "file")) || (key0 === "imports"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate112.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate27(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imports !== undefined){
let data2 = data.imports;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate112.errors = [{instancePath:instancePath+"/imports/" + i0,schemaPath:"#/properties/imports/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.project === undefined) && (missing0 = "project")) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.modules === undefined) && (missing0 = "modules"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "project") || (key0 === "environment")) || (key0 === "tests")) || (key0 === "modules"))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.project !== undefined){
const _errs2 = errors;
if(typeof data.project !== "string"){
validate110.errors = [{instancePath:instancePath+"/project",schemaPath:"#/properties/project/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
const _errs4 = errors;
if(typeof data.environment !== "string"){
validate110.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data2 = data.tests;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate27(data2[i0], {instancePath:instancePath+"/tests/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modules !== undefined){
let data4 = data.modules;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate112(data4[i1], {instancePath:instancePath+"/modules/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/modules",schemaPath:"#/properties/modules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:shard:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.schemaVersion === undefined) && (missing0 = "schemaVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.shard === undefined) && (missing0 = "shard"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.owned === undefined) && (missing0 = "owned"))) || ((data.inventory === undefined) && (missing0 = "inventory"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.milliseconds === undefined) && (missing0 = "milliseconds"))) || ((data.now === undefined) && (missing0 = "now"))) || ((data.projects === undefined) && (missing0 = "projects"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.fixtures === undefined) && (missing0 = "fixtures"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.imports === undefined) && (missing0 = "imports"))) || ((data.digest === undefined) && (missing0 = "digest"))){
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
if(data.shard !== undefined){
const _errs11 = errors;
if(!(validate22(data.shard, {instancePath:instancePath+"/shard",parentData:data,parentDataProperty:"shard",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
const _errs12 = errors;
if(!(validate24(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
let data6 = data.owned;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((((data6.policy === undefined) && (missing2 = "policy")) || ((data6.ledger === undefined) && (missing2 = "ledger"))) || ((data6.lock === undefined) && (missing2 = "lock"))) || ((data6.invariants === undefined) && (missing2 = "invariants"))) || ((data6.seeds === undefined) && (missing2 = "seeds"))) || ((data6.intent === undefined) && (missing2 = "intent"))){
validate21.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data6){
if(!((((((key2 === "policy") || (key2 === "ledger")) || (key2 === "lock")) || (key2 === "invariants")) || (key2 === "seeds")) || (key2 === "intent"))){
validate21.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.policy !== undefined){
const _errs16 = errors;
if(!(validate26(data6.policy, {instancePath:instancePath+"/owned/policy",parentData:data6,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.ledger !== undefined){
const _errs17 = errors;
if(!(validate26(data6.ledger, {instancePath:instancePath+"/owned/ledger",parentData:data6,parentDataProperty:"ledger",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.lock !== undefined){
const _errs18 = errors;
if(!(validate26(data6.lock, {instancePath:instancePath+"/owned/lock",parentData:data6,parentDataProperty:"lock",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.invariants !== undefined){
const _errs19 = errors;
if(!(validate26(data6.invariants, {instancePath:instancePath+"/owned/invariants",parentData:data6,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.seeds !== undefined){
const _errs20 = errors;
if(!(validate26(data6.seeds, {instancePath:instancePath+"/owned/seeds",parentData:data6,parentDataProperty:"seeds",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.intent !== undefined){
const _errs21 = errors;
if(!(validate26(data6.intent, {instancePath:instancePath+"/owned/intent",parentData:data6,parentDataProperty:"intent",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs21 === errors;
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
}
else {
validate21.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inventory !== undefined){
const _errs22 = errors;
if(typeof data.inventory !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/inventory",schemaPath:"#/properties/inventory/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data14 = data.environment;
const _errs24 = errors;
if(errors === _errs24){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((((data14.node === undefined) && (missing3 = "node")) || ((data14.vitest === undefined) && (missing3 = "vitest"))) || ((data14.platform === undefined) && (missing3 = "platform"))) || ((data14.arch === undefined) && (missing3 = "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key3 in data14){
if(!((((key3 === "node") || (key3 === "vitest")) || (key3 === "platform")) || (key3 === "arch"))){
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data14.node !== undefined){
const _errs27 = errors;
if(typeof data14.node !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/node",schemaPath:"#/properties/environment/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.vitest !== undefined){
const _errs29 = errors;
if(typeof data14.vitest !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/vitest",schemaPath:"#/properties/environment/properties/vitest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.platform !== undefined){
const _errs31 = errors;
if(typeof data14.platform !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/platform",schemaPath:"#/properties/environment/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.arch !== undefined){
const _errs33 = errors;
if(typeof data14.arch !== "string"){
validate21.errors = [{instancePath:instancePath+"/environment/arch",schemaPath:"#/properties/environment/properties/arch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs33 === errors;
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
else {
validate21.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
const _errs35 = errors;
if(!(validate37(data.startedAt, {instancePath:instancePath+"/startedAt",parentData:data,parentDataProperty:"startedAt",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.milliseconds !== undefined){
let data20 = data.milliseconds;
const _errs36 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
validate21.errors = [{instancePath:instancePath+"/milliseconds",schemaPath:"#/properties/milliseconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.now !== undefined){
const _errs38 = errors;
if(!(validate37(data.now, {instancePath:instancePath+"/now",parentData:data,parentDataProperty:"now",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.projects !== undefined){
let data22 = data.projects;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data22)){
var valid4 = true;
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
const _errs41 = errors;
if(!(validate40(data22[i0], {instancePath:instancePath+"/projects/" + i0,parentData:data22,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid4 = _errs41 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data24 = data.expected;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data24)){
var valid5 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
const _errs44 = errors;
if(!(validate42(data24[i1], {instancePath:instancePath+"/expected/" + i1,parentData:data24,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid5 = _errs44 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixtures !== undefined){
const _errs45 = errors;
if(!(validate45(data.fixtures, {instancePath:instancePath+"/fixtures",parentData:data,parentDataProperty:"fixtures",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
const _errs46 = errors;
if(!(validate62(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imports !== undefined){
let data28 = data.imports;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data28)){
var valid6 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
const _errs49 = errors;
if(!(validate110(data28[i2], {instancePath:instancePath+"/imports/" + i2,parentData:data28,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid6 = _errs49 === errors;
if(!valid6){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs50 = errors;
if(!(validate29(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

