// Made by scripts/generate.mjs from the types in src/model/. Do not edit.
/* eslint-disable */
"use strict";
export const isPolicyFile = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"urn:vitest-oracle:policy:1","title":"vitest-oracle policy (oracle/policy.yaml)","description":"`oracle/policy.yaml`: what is trusted, what is sealed, and how strict the verdict is.","type":"object","properties":{"version":{"type":"number","const":1},"preset":{"$ref":"#/definitions/PresetName","description":"Which table of severities and rows decides."},"owners":{"type":"array","items":{"$ref":"#/definitions/Text"},"description":"Who may approve what rules call approvable.","uniqueItems":true},"paths":{"type":"object","properties":{"production":{"type":"array","items":{"$ref":"#/definitions/Glob"},"description":"Code that a patch may change."},"tests":{"type":"array","items":{"$ref":"#/definitions/Glob"},"description":"Tests that a patch may change; they have no weight."},"sealed":{"type":"array","items":{"$ref":"#/definitions/Glob"},"description":"Added to what is always sealed: the oracle tree, runner configuration, CI workflows, CODEOWNERS."},"writable":{"type":"array","items":{"$ref":"#/definitions/Glob"},"description":"Whatever else a patch touches is a finding."}},"additionalProperties":false},"classes":{"type":"object","properties":{"example":{"type":"object","properties":{"files":{"type":"array","items":{"$ref":"#/definitions/Glob"}}},"required":["files"],"additionalProperties":false},"property":{"type":"object","properties":{"files":{"type":"array","items":{"$ref":"#/definitions/Glob"}},"invariants":{"$ref":"#/definitions/OwnedPath"},"seeds":{"$ref":"#/definitions/OwnedPath"}},"required":["files"],"additionalProperties":false},"fixture":{"type":"object","properties":{"files":{"type":"array","items":{"$ref":"#/definitions/Glob"}}},"required":["files"],"additionalProperties":false},"nondeterministic":{"type":"array","items":{"$ref":"#/definitions/WholeTestId"},"description":"The only tests that may ever be frozen, each by its whole id.","uniqueItems":true}},"additionalProperties":false},"fixtures":{"type":"object","properties":{"files":{"type":"array","items":{"$ref":"#/definitions/Glob"}},"schemas":{"type":"array","items":{"$ref":"#/definitions/FixtureSchemaRule"}}},"additionalProperties":false},"corpus":{"$ref":"#/definitions/OwnedPath","description":"The folder of captured inputs."},"knownBad":{"$ref":"#/definitions/OwnedPath","description":"The folder of patches that are known to be bad."},"minKillRate":{"type":"number","description":"The share of mutants of a patch's production lines that the trusted tests must kill, for the gate to make mutants at all.","exclusiveMinimum":0,"maximum":1},"lock":{"$ref":"#/definitions/OwnedPath"},"intent":{"$ref":"#/definitions/OwnedPath"},"freezes":{"type":"object","properties":{"ledger":{"$ref":"#/definitions/OwnedPath"},"maxDays":{"type":"integer","description":"The longest lease, in days.","minimum":1},"cap":{"type":"integer","description":"How many points all freezes together may cost.","minimum":0}},"additionalProperties":false},"assertionFunctions":{"type":"array","items":{"$ref":"#/definitions/Text"},"description":"Helpers that count as assertions in a diff; `*` stands for any letters."},"weights":{"type":"object","properties":{"assertionRemoved":{"type":"number","minimum":0},"propertyAdded":{"type":"number","minimum":0},"skipOutsideLedger":{"type":"number","minimum":0},"fixtureDrift":{"type":"number","minimum":0}},"additionalProperties":false},"require":{"type":"array","items":{"$ref":"#/definitions/RequiredPhase"},"description":"The phases that a merge verdict needs.","uniqueItems":true},"rules":{"type":"object","additionalProperties":{"$ref":"#/definitions/Severity"},"description":"Rule id to severity; ids are checked against the table of rules, and no rule goes below its floor."},"limits":{"type":"object","properties":{"phaseSeconds":{"type":"number","description":"Seconds that one phase may take.","exclusiveMinimum":0,"maximum":86400},"testFiles":{"type":"integer","minimum":1},"mutants":{"type":"integer","description":"How many mutants are replayed at most.","minimum":1}},"additionalProperties":false}},"required":["version"],"additionalProperties":false,"definitions":{"FixtureSchemaRule":{"type":"object","properties":{"files":{"$ref":"#/definitions/Glob"},"schema":{"$ref":"#/definitions/OwnedPath"},"invariants":{"type":"array","items":{"$ref":"#/definitions/OwnedPath"}}},"required":["files","schema"],"additionalProperties":false},"Glob":{"type":"string","description":"A glob from the project's root; `!` in front takes away from the globs of its list. A bracket or parenthesis that belongs to a name is escaped with `\\`.","pattern":"^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$","patternErrorMessage":"a glob from the project's root, such as src/**: `/` between its parts, none at its ends, no `.` or `..` part"},"OwnedPath":{"type":"string","description":"A path from the project's root, with `/` between its parts, without `.` or `..` among them.","pattern":"^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$","patternErrorMessage":"a path from the project's root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part"},"PresetName":{"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]},"RequiredPhase":{"type":"string","enum":["scope","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"]},"Severity":{"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."},"Text":{"type":"string","description":"A sentence or a name for people.","pattern":"\\S","patternErrorMessage":"a text that is not blank"},"WholeTestId":{"type":"string","description":"The whole id of one test: `file > suite > title`, with `[project] ` in front when the Vitest project has a name.","pattern":"^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$","patternErrorMessage":"the whole id of one test, such as tests/clock.test.ts > deadline window: no glob, no folder, no regular expression"}}};
const func2 = Object.prototype.hasOwnProperty;
const func0 = Object.is;
const schema7 = {"type":"string","enum":["recommended","strict","zero-weight","intersection","budget","sealed"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "recommended") || (data === "strict")) || (data === "zero-weight")) || (data === "intersection")) || (data === "budget")) || (data === "sealed"))){
validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("\\S", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
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

const pattern1 = new RegExp("^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate26.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$"},message:"must match pattern \""+"^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$"+"\""}];
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

const pattern2 = new RegExp("^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate33.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"},message:"must match pattern \""+"^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const pattern3 = new RegExp("^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"},message:"must match pattern \""+"^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"+"\""}];
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
if(((data.files === undefined) && (missing0 = "files")) || ((data.schema === undefined) && (missing0 = "schema"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "files") || (key0 === "schema")) || (key0 === "invariants"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.files !== undefined){
const _errs2 = errors;
if(!(validate26(data.files, {instancePath:instancePath+"/files",parentData:data,parentDataProperty:"files",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate33(data.schema, {instancePath:instancePath+"/schema",parentData:data,parentDataProperty:"schema",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invariants !== undefined){
let data2 = data.invariants;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate33(data2[i0], {instancePath:instancePath+"/invariants/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/invariants",schemaPath:"#/properties/invariants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"string","enum":["scope","fixtures","budget","oracles","known-bad","characterization","flakes","untrusted","region"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "scope") || (data === "fixtures")) || (data === "budget")) || (data === "oracles")) || (data === "known-bad")) || (data === "characterization")) || (data === "flakes")) || (data === "untrusted")) || (data === "region"))){
validate51.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"string","enum":["off","note","review","block"],"description":"What a finding does to the decision: `note` and `off` nothing, `review` and `block` what they say."};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "off") || (data === "note")) || (data === "review")) || (data === "block"))){
validate53.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:policy:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.version === undefined) && (missing0 = "version")){
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
if(data.preset !== undefined){
const _errs4 = errors;
if(!(validate22(data.preset, {instancePath:instancePath+"/preset",parentData:data,parentDataProperty:"preset",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owners !== undefined){
let data2 = data.owners;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate24(data2[i0], {instancePath:instancePath+"/owners/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate21.errors = [{instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/owners",schemaPath:"#/properties/owners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paths !== undefined){
let data4 = data.paths;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const _errs10 = errors;
for(const key1 in data4){
if(!((((key1 === "production") || (key1 === "tests")) || (key1 === "sealed")) || (key1 === "writable"))){
validate21.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data4.production !== undefined){
let data5 = data4.production;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
const _errs13 = errors;
if(!(validate26(data5[i2], {instancePath:instancePath+"/paths/production/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/paths/production",schemaPath:"#/properties/paths/properties/production/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.tests !== undefined){
let data7 = data4.tests;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
var valid5 = true;
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
const _errs16 = errors;
if(!(validate26(data7[i3], {instancePath:instancePath+"/paths/tests/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/paths/tests",schemaPath:"#/properties/paths/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.sealed !== undefined){
let data9 = data4.sealed;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid6 = true;
const len3 = data9.length;
for(let i4=0; i4<len3; i4++){
const _errs19 = errors;
if(!(validate26(data9[i4], {instancePath:instancePath+"/paths/sealed/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/paths/sealed",schemaPath:"#/properties/paths/properties/sealed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.writable !== undefined){
let data11 = data4.writable;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data11)){
var valid7 = true;
const len4 = data11.length;
for(let i5=0; i5<len4; i5++){
const _errs22 = errors;
if(!(validate26(data11[i5], {instancePath:instancePath+"/paths/writable/" + i5,parentData:data11,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/paths/writable",schemaPath:"#/properties/paths/properties/writable/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs20 === errors;
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
validate21.errors = [{instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.classes !== undefined){
let data13 = data.classes;
const _errs23 = errors;
if(errors === _errs23){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
const _errs25 = errors;
for(const key2 in data13){
if(!((((key2 === "example") || (key2 === "property")) || (key2 === "fixture")) || (key2 === "nondeterministic"))){
validate21.errors = [{instancePath:instancePath+"/classes",schemaPath:"#/properties/classes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data13.example !== undefined){
let data14 = data13.example;
const _errs26 = errors;
if(errors === _errs26){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if((data14.files === undefined) && (missing1 = "files")){
validate21.errors = [{instancePath:instancePath+"/classes/example",schemaPath:"#/properties/classes/properties/example/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs28 = errors;
for(const key3 in data14){
if(!(key3 === "files")){
validate21.errors = [{instancePath:instancePath+"/classes/example",schemaPath:"#/properties/classes/properties/example/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs28 === errors){
if(data14.files !== undefined){
let data15 = data14.files;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data15)){
var valid10 = true;
const len5 = data15.length;
for(let i6=0; i6<len5; i6++){
const _errs31 = errors;
if(!(validate26(data15[i6], {instancePath:instancePath+"/classes/example/files/" + i6,parentData:data15,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid10 = _errs31 === errors;
if(!valid10){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/example/files",schemaPath:"#/properties/classes/properties/example/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/example",schemaPath:"#/properties/classes/properties/example/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs26 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.property !== undefined){
let data17 = data13.property;
const _errs32 = errors;
if(errors === _errs32){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if((data17.files === undefined) && (missing2 = "files")){
validate21.errors = [{instancePath:instancePath+"/classes/property",schemaPath:"#/properties/classes/properties/property/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs34 = errors;
for(const key4 in data17){
if(!(((key4 === "files") || (key4 === "invariants")) || (key4 === "seeds"))){
validate21.errors = [{instancePath:instancePath+"/classes/property",schemaPath:"#/properties/classes/properties/property/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs34 === errors){
if(data17.files !== undefined){
let data18 = data17.files;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data18)){
var valid12 = true;
const len6 = data18.length;
for(let i7=0; i7<len6; i7++){
const _errs37 = errors;
if(!(validate26(data18[i7], {instancePath:instancePath+"/classes/property/files/" + i7,parentData:data18,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid12 = _errs37 === errors;
if(!valid12){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/property/files",schemaPath:"#/properties/classes/properties/property/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs35 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.invariants !== undefined){
const _errs38 = errors;
if(!(validate33(data17.invariants, {instancePath:instancePath+"/classes/property/invariants",parentData:data17,parentDataProperty:"invariants",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid11 = _errs38 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.seeds !== undefined){
const _errs39 = errors;
if(!(validate33(data17.seeds, {instancePath:instancePath+"/classes/property/seeds",parentData:data17,parentDataProperty:"seeds",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid11 = _errs39 === errors;
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
validate21.errors = [{instancePath:instancePath+"/classes/property",schemaPath:"#/properties/classes/properties/property/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs32 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.fixture !== undefined){
let data22 = data13.fixture;
const _errs40 = errors;
if(errors === _errs40){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing3;
if((data22.files === undefined) && (missing3 = "files")){
validate21.errors = [{instancePath:instancePath+"/classes/fixture",schemaPath:"#/properties/classes/properties/fixture/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs42 = errors;
for(const key5 in data22){
if(!(key5 === "files")){
validate21.errors = [{instancePath:instancePath+"/classes/fixture",schemaPath:"#/properties/classes/properties/fixture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs42 === errors){
if(data22.files !== undefined){
let data23 = data22.files;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data23)){
var valid14 = true;
const len7 = data23.length;
for(let i8=0; i8<len7; i8++){
const _errs45 = errors;
if(!(validate26(data23[i8], {instancePath:instancePath+"/classes/fixture/files/" + i8,parentData:data23,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid14 = _errs45 === errors;
if(!valid14){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/fixture/files",schemaPath:"#/properties/classes/properties/fixture/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/fixture",schemaPath:"#/properties/classes/properties/fixture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.nondeterministic !== undefined){
let data25 = data13.nondeterministic;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data25)){
var valid15 = true;
const len8 = data25.length;
for(let i9=0; i9<len8; i9++){
const _errs48 = errors;
if(!(validate37(data25[i9], {instancePath:instancePath+"/classes/nondeterministic/" + i9,parentData:data25,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid15 = _errs48 === errors;
if(!valid15){
break;
}
}
if(valid15){
let i10 = data25.length;
let j1;
if(i10 > 1){
outer1:
for(;i10--;){
for(j1 = i10; j1--;){
if(func0(data25[i10], data25[j1])){
validate21.errors = [{instancePath:instancePath+"/classes/nondeterministic",schemaPath:"#/properties/classes/properties/nondeterministic/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i10+" are identical)"}];
return false;
break outer1;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/classes/nondeterministic",schemaPath:"#/properties/classes/properties/nondeterministic/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
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
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixtures !== undefined){
let data27 = data.fixtures;
const _errs49 = errors;
if(errors === _errs49){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
const _errs51 = errors;
for(const key6 in data27){
if(!((key6 === "files") || (key6 === "schemas"))){
validate21.errors = [{instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data27.files !== undefined){
let data28 = data27.files;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data28)){
var valid18 = true;
const len9 = data28.length;
for(let i11=0; i11<len9; i11++){
const _errs54 = errors;
if(!(validate26(data28[i11], {instancePath:instancePath+"/fixtures/files/" + i11,parentData:data28,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid18 = _errs54 === errors;
if(!valid18){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fixtures/files",schemaPath:"#/properties/fixtures/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs52 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data27.schemas !== undefined){
let data30 = data27.schemas;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data30)){
var valid19 = true;
const len10 = data30.length;
for(let i12=0; i12<len10; i12++){
const _errs57 = errors;
if(!(validate40(data30[i12], {instancePath:instancePath+"/fixtures/schemas/" + i12,parentData:data30,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid19 = _errs57 === errors;
if(!valid19){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fixtures/schemas",schemaPath:"#/properties/fixtures/properties/schemas/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid17 = _errs55 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.corpus !== undefined){
const _errs58 = errors;
if(!(validate33(data.corpus, {instancePath:instancePath+"/corpus",parentData:data,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.knownBad !== undefined){
const _errs59 = errors;
if(!(validate33(data.knownBad, {instancePath:instancePath+"/knownBad",parentData:data,parentDataProperty:"knownBad",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minKillRate !== undefined){
let data34 = data.minKillRate;
const _errs60 = errors;
if(errors === _errs60){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1 || isNaN(data34)){
validate21.errors = [{instancePath:instancePath+"/minKillRate",schemaPath:"#/properties/minKillRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data34 <= 0 || isNaN(data34)){
validate21.errors = [{instancePath:instancePath+"/minKillRate",schemaPath:"#/properties/minKillRate/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/minKillRate",schemaPath:"#/properties/minKillRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lock !== undefined){
const _errs62 = errors;
if(!(validate33(data.lock, {instancePath:instancePath+"/lock",parentData:data,parentDataProperty:"lock",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
const _errs63 = errors;
if(!(validate33(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freezes !== undefined){
let data37 = data.freezes;
const _errs64 = errors;
if(errors === _errs64){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
const _errs66 = errors;
for(const key7 in data37){
if(!(((key7 === "ledger") || (key7 === "maxDays")) || (key7 === "cap"))){
validate21.errors = [{instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs66 === errors){
if(data37.ledger !== undefined){
const _errs67 = errors;
if(!(validate33(data37.ledger, {instancePath:instancePath+"/freezes/ledger",parentData:data37,parentDataProperty:"ledger",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid20 = _errs67 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.maxDays !== undefined){
let data39 = data37.maxDays;
const _errs68 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate21.errors = [{instancePath:instancePath+"/freezes/maxDays",schemaPath:"#/properties/freezes/properties/maxDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs68){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1 || isNaN(data39)){
validate21.errors = [{instancePath:instancePath+"/freezes/maxDays",schemaPath:"#/properties/freezes/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid20 = _errs68 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.cap !== undefined){
let data40 = data37.cap;
const _errs70 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate21.errors = [{instancePath:instancePath+"/freezes/cap",schemaPath:"#/properties/freezes/properties/cap/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs70){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate21.errors = [{instancePath:instancePath+"/freezes/cap",schemaPath:"#/properties/freezes/properties/cap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid20 = _errs70 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/freezes",schemaPath:"#/properties/freezes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assertionFunctions !== undefined){
let data41 = data.assertionFunctions;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data41)){
var valid21 = true;
const len11 = data41.length;
for(let i13=0; i13<len11; i13++){
const _errs74 = errors;
if(!(validate24(data41[i13], {instancePath:instancePath+"/assertionFunctions/" + i13,parentData:data41,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid21 = _errs74 === errors;
if(!valid21){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/assertionFunctions",schemaPath:"#/properties/assertionFunctions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weights !== undefined){
let data43 = data.weights;
const _errs75 = errors;
if(errors === _errs75){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
const _errs77 = errors;
for(const key8 in data43){
if(!((((key8 === "assertionRemoved") || (key8 === "propertyAdded")) || (key8 === "skipOutsideLedger")) || (key8 === "fixtureDrift"))){
validate21.errors = [{instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs77 === errors){
if(data43.assertionRemoved !== undefined){
let data44 = data43.assertionRemoved;
const _errs78 = errors;
if(errors === _errs78){
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
validate21.errors = [{instancePath:instancePath+"/weights/assertionRemoved",schemaPath:"#/properties/weights/properties/assertionRemoved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/weights/assertionRemoved",schemaPath:"#/properties/weights/properties/assertionRemoved/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid22 = _errs78 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.propertyAdded !== undefined){
let data45 = data43.propertyAdded;
const _errs80 = errors;
if(errors === _errs80){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate21.errors = [{instancePath:instancePath+"/weights/propertyAdded",schemaPath:"#/properties/weights/properties/propertyAdded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/weights/propertyAdded",schemaPath:"#/properties/weights/properties/propertyAdded/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid22 = _errs80 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.skipOutsideLedger !== undefined){
let data46 = data43.skipOutsideLedger;
const _errs82 = errors;
if(errors === _errs82){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate21.errors = [{instancePath:instancePath+"/weights/skipOutsideLedger",schemaPath:"#/properties/weights/properties/skipOutsideLedger/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/weights/skipOutsideLedger",schemaPath:"#/properties/weights/properties/skipOutsideLedger/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid22 = _errs82 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.fixtureDrift !== undefined){
let data47 = data43.fixtureDrift;
const _errs84 = errors;
if(errors === _errs84){
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
validate21.errors = [{instancePath:instancePath+"/weights/fixtureDrift",schemaPath:"#/properties/weights/properties/fixtureDrift/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/weights/fixtureDrift",schemaPath:"#/properties/weights/properties/fixtureDrift/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid22 = _errs84 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.require !== undefined){
let data48 = data.require;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data48)){
var valid23 = true;
const len12 = data48.length;
for(let i14=0; i14<len12; i14++){
const _errs88 = errors;
if(!(validate51(data48[i14], {instancePath:instancePath+"/require/" + i14,parentData:data48,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid23 = _errs88 === errors;
if(!valid23){
break;
}
}
if(valid23){
let i15 = data48.length;
let j2;
if(i15 > 1){
outer2:
for(;i15--;){
for(j2 = i15; j2--;){
if(func0(data48[i15], data48[j2])){
validate21.errors = [{instancePath:instancePath+"/require",schemaPath:"#/properties/require/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i15+" are identical)"}];
return false;
break outer2;
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/require",schemaPath:"#/properties/require/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data50 = data.rules;
const _errs89 = errors;
if(errors === _errs89){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key9 in data50){
const _errs92 = errors;
if(!(validate53(data50[key9], {instancePath:instancePath+"/rules/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data50,parentDataProperty:key9,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid25 = _errs92 === errors;
if(!valid25){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data52 = data.limits;
const _errs93 = errors;
if(errors === _errs93){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
const _errs95 = errors;
for(const key10 in data52){
if(!(((key10 === "phaseSeconds") || (key10 === "testFiles")) || (key10 === "mutants"))){
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs95 === errors){
if(data52.phaseSeconds !== undefined){
let data53 = data52.phaseSeconds;
const _errs96 = errors;
if(errors === _errs96){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 86400 || isNaN(data53)){
validate21.errors = [{instancePath:instancePath+"/limits/phaseSeconds",schemaPath:"#/properties/limits/properties/phaseSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data53 <= 0 || isNaN(data53)){
validate21.errors = [{instancePath:instancePath+"/limits/phaseSeconds",schemaPath:"#/properties/limits/properties/phaseSeconds/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits/phaseSeconds",schemaPath:"#/properties/limits/properties/phaseSeconds/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs96 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data52.testFiles !== undefined){
let data54 = data52.testFiles;
const _errs98 = errors;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))){
validate21.errors = [{instancePath:instancePath+"/limits/testFiles",schemaPath:"#/properties/limits/properties/testFiles/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs98){
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 1 || isNaN(data54)){
validate21.errors = [{instancePath:instancePath+"/limits/testFiles",schemaPath:"#/properties/limits/properties/testFiles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid26 = _errs98 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data52.mutants !== undefined){
let data55 = data52.mutants;
const _errs100 = errors;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))){
validate21.errors = [{instancePath:instancePath+"/limits/mutants",schemaPath:"#/properties/limits/properties/mutants/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs100){
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 1 || isNaN(data55)){
validate21.errors = [{instancePath:instancePath+"/limits/mutants",schemaPath:"#/properties/limits/properties/mutants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid26 = _errs100 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs93 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isFreeze = validate73;
const schema16 = {"type":"object","properties":{"test":{"$ref":"#/definitions/WholeTestId"},"reason":{"$ref":"#/definitions/Text"},"owner":{"$ref":"#/definitions/Text"},"issue":{"$ref":"#/definitions/Text"},"firstSeen":{"$ref":"#/definitions/DateOrTime","description":"When the failure was first seen; the lease is counted from here."},"expires":{"$ref":"#/definitions/DateOrTime","description":"The instant from which the freeze is no more."},"corpus":{"$ref":"#/definitions/OwnedPath"},"corpusSha256":{"$ref":"#/definitions/Sha256"},"signatures":{"type":"array","items":{"$ref":"#/definitions/FailureSignature"},"description":"The failures that this freeze covers, and no others.","minItems":1,"uniqueItems":true},"points":{"type":"integer","description":"What it costs against `freezes.cap`: at least 1, for a freeze without a price would make the cap void.","minimum":1},"retries":{"type":"integer","description":"Attempts beyond the first; needs `windowRuns` and `maxFailRate`.","minimum":0,"maximum":5},"windowRuns":{"type":"integer","description":"How many past runs count for `maxFailRate`.","minimum":1},"maxFailRate":{"type":"number","description":"The share of failing runs that is still borne.","minimum":0,"maximum":1}},"required":["test","reason","owner","issue","firstSeen","expires","corpus","corpusSha256","signatures","points"],"additionalProperties":false,"description":"One lease on the failure of one nondeterministic test.","dependencies":{"retries":["windowRuns","maxFailRate"],"windowRuns":["maxFailRate"],"maxFailRate":["windowRuns"]}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"},message:"must match pattern \""+"^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate59.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern6.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]([01]\\d|2[0-3]):[0-5]\\d))?$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate66.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"},message:"must match pattern \""+"^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"+"\""}];
return false;
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^[0-9a-f]{64}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const pattern9 = new RegExp("^[0-9a-f]{12}$", "u");

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate70.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{12}$"},message:"must match pattern \""+"^[0-9a-f]{12}$"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.test === undefined) && (missing0 = "test")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.issue === undefined) && (missing0 = "issue"))) || ((data.firstSeen === undefined) && (missing0 = "firstSeen"))) || ((data.expires === undefined) && (missing0 = "expires"))) || ((data.corpus === undefined) && (missing0 = "corpus"))) || ((data.corpusSha256 === undefined) && (missing0 = "corpusSha256"))) || ((data.signatures === undefined) && (missing0 = "signatures"))) || ((data.points === undefined) && (missing0 = "points"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema16.properties, key0))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
let missing1;
if(data.retries !== undefined && (((data.windowRuns === undefined) && (missing1 = "windowRuns")) || ((data.maxFailRate === undefined) && (missing1 = "maxFailRate")))){
validate73.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "retries",
    missingProperty: missing1,
    depsCount: 2,
    deps: "windowRuns, maxFailRate"},message:"must have properties windowRuns, maxFailRate when property retries is present"}];
return false;
}
else {
if(data.windowRuns !== undefined && ((data.maxFailRate === undefined) && (missing1 = "maxFailRate"))){
validate73.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "windowRuns",
    missingProperty: missing1,
    depsCount: 1,
    deps: "maxFailRate"},message:"must have property maxFailRate when property windowRuns is present"}];
return false;
}
else {
if(data.maxFailRate !== undefined && ((data.windowRuns === undefined) && (missing1 = "windowRuns"))){
validate73.errors = [{instancePath,schemaPath:"#/dependencies",keyword:"dependencies",params:{property: "maxFailRate",
    missingProperty: missing1,
    depsCount: 1,
    deps: "windowRuns"},message:"must have property windowRuns when property maxFailRate is present"}];
return false;
}
else {
if(data.test !== undefined){
const _errs2 = errors;
if(!(validate57(data.test, {instancePath:instancePath+"/test",parentData:data,parentDataProperty:"test",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
const _errs3 = errors;
if(!(validate59(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.owner !== undefined){
const _errs4 = errors;
if(!(validate59(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.issue !== undefined){
const _errs5 = errors;
if(!(validate59(data.issue, {instancePath:instancePath+"/issue",parentData:data,parentDataProperty:"issue",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.firstSeen !== undefined){
const _errs6 = errors;
if(!(validate63(data.firstSeen, {instancePath:instancePath+"/firstSeen",parentData:data,parentDataProperty:"firstSeen",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires !== undefined){
const _errs7 = errors;
if(!(validate63(data.expires, {instancePath:instancePath+"/expires",parentData:data,parentDataProperty:"expires",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.corpus !== undefined){
const _errs8 = errors;
if(!(validate66(data.corpus, {instancePath:instancePath+"/corpus",parentData:data,parentDataProperty:"corpus",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.corpusSha256 !== undefined){
const _errs9 = errors;
if(!(validate68(data.corpusSha256, {instancePath:instancePath+"/corpusSha256",parentData:data,parentDataProperty:"corpusSha256",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.signatures !== undefined){
let data8 = data.signatures;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data8)){
if(data8.length < 1){
validate73.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate70(data8[i0], {instancePath:instancePath+"/signatures/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
if(valid2){
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data8[i1], data8[j0])){
validate73.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.points !== undefined){
let data10 = data.points;
const _errs13 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate73.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate73.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.retries !== undefined){
let data11 = data.retries;
const _errs15 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate73.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)){
validate73.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate73.errors = [{instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.windowRuns !== undefined){
let data12 = data.windowRuns;
const _errs17 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate73.errors = [{instancePath:instancePath+"/windowRuns",schemaPath:"#/properties/windowRuns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate73.errors = [{instancePath:instancePath+"/windowRuns",schemaPath:"#/properties/windowRuns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.maxFailRate !== undefined){
let data13 = data.maxFailRate;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
validate73.errors = [{instancePath:instancePath+"/maxFailRate",schemaPath:"#/properties/maxFailRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate73.errors = [{instancePath:instancePath+"/maxFailRate",schemaPath:"#/properties/maxFailRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/maxFailRate",schemaPath:"#/properties/maxFailRate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid1 = _errs19 === errors;
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
}
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

export const isLockFile = validate83;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"},message:"must match pattern \""+"^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"+"\""}];
return false;
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern8.test(data)){
validate86.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(((data.sha256 === undefined) && (missing0 = "sha256")) || ((data.tests === undefined) && (missing0 = "tests"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "sha256") || (key0 === "tests"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sha256 !== undefined){
const _errs2 = errors;
if(!(validate86(data.sha256, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data1 = data.tests;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate89.errors = [{instancePath:instancePath+"/tests/" + i0,schemaPath:"#/properties/tests/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate89.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:lock:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.version === undefined) && (missing0 = "version")) || ((data.fixtures === undefined) && (missing0 = "fixtures"))) || ((data.tests === undefined) && (missing0 = "tests"))) || ((data.knownBad === undefined) && (missing0 = "knownBad"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "version") || (key0 === "fixtures")) || (key0 === "tests")) || (key0 === "knownBad"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate83.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate83.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fixtures !== undefined){
let data1 = data.fixtures;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(!(validate84(key1, {instancePath:instancePath+"/fixtures",parentData:data1,parentDataProperty:"fixtures",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err0 = {instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate83.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data1){
const _errs8 = errors;
if(!(validate86(data1[key2], {instancePath:instancePath+"/fixtures/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/fixtures",schemaPath:"#/properties/fixtures/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tests !== undefined){
let data3 = data.tests;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const _errs11 = errors;
if(!(validate84(key3, {instancePath:instancePath+"/tests",parentData:data3,parentDataProperty:"tests",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate83.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key4 in data3){
const _errs13 = errors;
if(!(validate89(data3[key4], {instancePath:instancePath+"/tests/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/tests",schemaPath:"#/properties/tests/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.knownBad !== undefined){
let data5 = data.knownBad;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key5 in data5){
const _errs16 = errors;
if(!(validate84(key5, {instancePath:instancePath+"/knownBad",parentData:data5,parentDataProperty:"knownBad",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
const err2 = {instancePath:instancePath+"/knownBad",schemaPath:"#/properties/knownBad/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate83.errors = vErrors;
return false;
break;
}
}
if(valid5){
for(const key6 in data5){
const _errs18 = errors;
if(!(validate86(data5[key6], {instancePath:instancePath+"/knownBad/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/knownBad",schemaPath:"#/properties/knownBad/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

export const isIntentFile = validate94;

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate95.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$"},message:"must match pattern \""+"^!?(?!!|\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))([^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])*([^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\\\[\\[\\](){}!+@])$"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate97.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:intent:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "allowBehaviorChange") || (key0 === "lockChange")) || (key0 === "why"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.allowBehaviorChange !== undefined){
let data0 = data.allowBehaviorChange;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate95(data0[i0], {instancePath:instancePath+"/allowBehaviorChange/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/allowBehaviorChange",schemaPath:"#/properties/allowBehaviorChange/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lockChange !== undefined){
const _errs5 = errors;
if(typeof data.lockChange !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/lockChange",schemaPath:"#/properties/lockChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate97(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}

export const isKnownBadEditFile = validate99;

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern2.test(data)){
validate100.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"},message:"must match pattern \""+"^(?!\\s|[A-Za-z]:)(?!(.*\\/)?\\.{0,2}(\\/|$))[^\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\\\\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]$"+"\""}];
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

const pattern15 = new RegExp("[\\s\\S]", "u");

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.find === undefined) && (missing0 = "find"))) || ((data.replace === undefined) && (missing0 = "replace"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "file") || (key0 === "find")) || (key0 === "replace"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate100(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.find !== undefined){
let data1 = data.find;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate102.errors = [{instancePath:instancePath+"/find",schemaPath:"#/properties/find/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/find",schemaPath:"#/properties/find/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs5 = errors;
if(typeof data.replace !== "string"){
validate102.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern3.test(data)){
validate108.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"},message:"must match pattern \""+"^(\\[[^\\]]*\\] )?(?!\\s|\\/|[A-Za-z]:)((?!\\/? > )[^*?\\\\\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029])+ > [\\s\\S]*$"+"\""}];
return false;
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="urn:vitest-oracle:known-bad:1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.find === undefined) && (missing0 = "find"))) || ((data.replace === undefined) && (missing0 = "replace"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "file") || (key0 === "find")) || (key0 === "replace")) || (key0 === "also")) || (key0 === "covers")) || (key0 === "caughtBy")) || (key0 === "why"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(!(validate100(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.find !== undefined){
let data1 = data.find;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate99.errors = [{instancePath:instancePath+"/find",schemaPath:"#/properties/find/pattern",keyword:"pattern",params:{pattern: "[\\s\\S]"},message:"must match pattern \""+"[\\s\\S]"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/find",schemaPath:"#/properties/find/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs5 = errors;
if(typeof data.replace !== "string"){
validate99.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.also !== undefined){
let data3 = data.also;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate102(data3[i0], {instancePath:instancePath+"/also/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/also",schemaPath:"#/properties/also/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.covers !== undefined){
let data5 = data.covers;
const _errs10 = errors;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
if(!(validate105(data5, {instancePath:instancePath+"/covers",parentData:data,parentDataProperty:"covers",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate105(data5[i1], {instancePath:instancePath+"/covers/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
const err0 = {instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/covers",schemaPath:"#/properties/covers/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate99.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.caughtBy !== undefined){
const _errs16 = errors;
if(!(validate108(data.caughtBy, {instancePath:instancePath+"/caughtBy",parentData:data,parentDataProperty:"caughtBy",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
const _errs17 = errors;
if(!(validate105(data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
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
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

