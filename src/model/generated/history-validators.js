// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isHistoryRun = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:history:1","title":"vitest-oracle outcomes of one run (.oracle/history/*/*.json)","description":"What one run recorded: one file of the history store, written once and never changed.","type":"object","properties":{"version":{"type":"number","const":1},"at":{"$ref":"#/definitions/Instant"},"run":{"$ref":"#/definitions/RunName","description":"Names the run among all others; the shards of one run share it."},"shard":{"type":["string","null"],"description":"`2/5`; null for a whole run."},"commit":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}],"description":"null where there is no repository."},"tree":{"anyOf":[{"$ref":"#/definitions/ObjectId"},{"type":"null"}],"description":"The tree of that commit; null when what ran was not that tree."},"machine":{"type":"string","description":"What tells one machine from another, as the caller has it."},"outcomes":{"type":"array","items":{"$ref":"#/definitions/TestOutcome"}}},"required":["version","at","run","shard","commit","tree","machine","outcomes"],"additionalProperties":false,"definitions":{"FailureSignature":{"type":"string","description":"Twelve hex digits that two failures share if and only if they are the same failure.","pattern":"^[0-9a-f]{12}$","patternErrorMessage":"12 hex digits in lower case, as the verdict prints them for a failure"},"Instant":{"type":"string","description":"An instant as `Date.prototype.toISOString` writes it.","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},"ObjectId":{"type":"string","description":"A full git object id.","pattern":"^[0-9a-f]{40}([0-9a-f]{24})?$"},"RunName":{"type":"string","pattern":"^[0-9a-f]{16,64}$"},"TestId":{"type":"string","description":"The name of a test that stays the same on every machine and Vitest: `file > suite > title`, with `[project] ` in front when the Vitest project has a name, and ` #2`, ` #3` … behind when the same text occurs again in its file."},"TestOutcome":{"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"outcome":{"type":"string","enum":["passed","flaky","failed"],"description":"`flaky`: it passed, and not at its first attempt."},"attempts":{"type":"integer","minimum":1},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"},"description":"Of all its failures, each once, sorted; empty also for a failure without an error."}},"required":["test","outcome","attempts","signatures"],"additionalProperties":false,"description":"What became of one test in one run."}}};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate22.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const pattern1 = new RegExp("^[0-9a-f]{16,64}$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16,64}$"},message:"must match pattern \""+"^[0-9a-f]{16,64}$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const pattern2 = new RegExp("^[0-9a-f]{40}([0-9a-f]{24})?$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}([0-9a-f]{24})?$"},message:"must match pattern \""+"^[0-9a-f]{40}([0-9a-f]{24})?$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","properties":{"test":{"$ref":"#/definitions/TestId"},"outcome":{"type":"string","enum":["passed","flaky","failed"],"description":"`flaky`: it passed, and not at its first attempt."},"attempts":{"type":"integer","minimum":1},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"},"description":"Of all its failures, each once, sorted; empty also for a failure without an error."}},"required":["test","outcome","attempts","signatures"],"additionalProperties":false,"description":"What became of one test in one run."};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate32.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.test === undefined) && (missing0 = "test")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.signatures === undefined) && (missing0 = "signatures"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "test") || (key0 === "outcome")) || (key0 === "attempts")) || (key0 === "signatures"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate30(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate29.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "passed") || (data1 === "flaky")) || (data1 === "failed"))){
validate29.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema10.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
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
if(!(validate32(data3[i0], {instancePath:instancePath+"/signatures/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
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
validate29.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:history:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.version === undefined) && (missing0 = "version")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.run === undefined) && (missing0 = "run"))) || ((data.shard === undefined) && (missing0 = "shard"))) || ((data.commit === undefined) && (missing0 = "commit"))) || ((data.tree === undefined) && (missing0 = "tree"))) || ((data.machine === undefined) && (missing0 = "machine"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "version") || (key0 === "at")) || (key0 === "run")) || (key0 === "shard")) || (key0 === "commit")) || (key0 === "tree")) || (key0 === "machine")) || (key0 === "outcomes"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate21.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
const _errs4 = errors;
if(!(validate22(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
const _errs5 = errors;
if(!(validate24(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shard !== undefined){
let data3 = data.shard;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate21.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/properties/shard/type",keyword:"type",params:{type: schema6.properties.shard.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined){
let data4 = data.commit;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate26(data4, {instancePath:instancePath+"/commit",parentData:data,parentDataProperty:"commit",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
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
if(data.tree !== undefined){
let data5 = data.tree;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate21.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.machine !== undefined){
const _errs18 = errors;
if(typeof data.machine !== "string"){
validate21.errors = [{instancePath:instancePath+"/machine",schemaPath:"#/properties/machine/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcomes !== undefined){
let data7 = data.outcomes;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate29(data7[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

