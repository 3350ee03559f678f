/**
 * What a `catch`, a default or a `??` on the way to an allow makes of what is not there:
 * - `says`: words, places and order alone; no decision looks at them;
 * - `is there`: nothing. The value is always there, and only the type checker cannot know it;
 * - `stricter`: less than an answer. Whatever stands behind it, the answer is no allow;
 * - a file of tests: it may decide, and that file has the test in which it is missing.
 */
export type Means = 'says' | 'is there' | 'stricter' | `test/${string}.test.ts`

/** By file: `function: code`. The shape test holds this list against the source. */
export const LENIENCES: Readonly<Record<string, Readonly<Record<string, Means>>>> = {
  'reporters/exit-code.ts': {
    'holdExitCode: held.status ?? COULD_NOT_JUDGE': 'stricter',
    'releaseExitCode: others = 0': 'test/allow/binding.test.ts',
  },
  'reporters/options.ts': {
    "resolveOptions: exitCode = 'verdict'": 'stricter',
    'resolveOptions: inventory = false': 'says',
    "resolveOptions: textOption(options, 'policy') ?? 'oracle/policy.yaml'": 'test/reporter/ways-in.test.ts',
    "resolveOptions: textOption(options, 'output') ?? '.oracle/verdict.json'": 'test/reporter/ways-in.test.ts',
  },
  'reporters/run-session.ts': {
    'noteCollected: kept?.declared ?? declaredTags(module)': 'test/observe/run/blobs.test.ts',
    'seedsOf: progress.kept.get(module)?.seeds ?? seedsInTitles(start)': 'test/observe/run/blobs.test.ts',
    'wantsImports: progress.declared.get(module)?.size ?? 0': 'stricter',
    'finishRun: options.now ?? Date.now()': 'test/examples/examples.test.ts',
  },
  'reporters/vitest.ts': {
    'onTestRunEnd: process.exitCode ?? 0': 'test/allow/binding.test.ts',
    "conclude: this.#fault ?? 'the run could not be judged'": 'says',
    'guard: catch': 'stricter',
    'guard: this.#fault ??= …': 'says',
    'wordsOfError: cause.stack ?? cause.message': 'says',
  },
  'src/check/characterization.ts': {
    'checkCharacterization: owned.intent.value.allowBehaviorChange ?? []': 'stricter',
    "checkCharacterization: file ?? 'unhandled'": 'test/allow/gate.test.ts',
    'movedIn: test.location ?? { file: test.file }': 'says',
    "notWell: file ?? 'unhandled'": 'test/allow/gate.test.ts',
    'driftOf: errors.at(-1)?.message ?? wordsOf(module, owner)': 'says',
    'driftOf: failures.at(-1)?.signature ?? null': 'says',
  },
  'src/check/known-bad.ts': {
    'filesToReplay: byFile.get(test.file) ?? []': 'is there',
    'filesToReplay: module.imported ?? []': 'is there',
  },
  'src/check/oracles/check.ts': { 'unhandled: file ?? null': 'says' },
  'src/check/oracles/classes.ts': {
    "claimFindings: classification.claimed ?? 'U'": 'test/check/oracles.test.ts',
    'claimFindings: classification.invariant ?? null': 'says',
  },
  'src/check/oracles/outcome.ts': {
    "firstLine: message.split('\\n', 1)[0] ?? ''": 'is there',
    'moduleFindings: failures[0]?.signature ?? null': 'says',
    "moduleFindings: errors[0]?.message ?? ''": 'says',
  },
  'src/check/patch-fixtures.ts': { 'checkPatchFixtures: answer.findings ?? []': 'test/check/fixtures.test.ts' },
  'src/check/run.ts': { 'runCheck: catch': 'stricter' },
  'src/check/untrusted.ts': {
    "checkUntrusted: test.errors.at(-1)?.message ?? 'it failed without an error'": 'says',
    'checkUntrusted: test.failures.at(-1)?.signature ?? null': 'says',
    'checkUntrusted: test.location ?? { file: test.file }': 'says',
    'checkUntrusted: failures[0]?.signature ?? null': 'says',
    "checkUntrusted: errors[0]?.message ?? ''": 'says',
    "unhandledFindings: file ?? 'unhandled'": 'says',
  },
  'src/cli/check/check.ts': { 'run: args.words[0] ?? DEFAULT_FILE': 'test/cli/check.test.ts' },
  'src/cli/check/key.ts': {
    'observeSignature: catch': 'stricter',
    'readKey: .catch': 'test/allow/binding.test.ts',
    'readKey: catch': 'stricter',
    'textAt: catch': 'stricter',
  },
  'src/cli/check/patch.ts': {
    "whereItBegan: given ?? (await defaultBase(repository, world.env['GITHUB_BASE_REF']))": 'test/cli/check-merge.test.ts',
    'observePatch: catch': 'stricter',
    "observePatch: args.value('policy') ?? ''": 'says',
    'policyAt: catch': 'stricter',
  },
  'src/cli/check/policy.ts': { 'observePolicy: catch': 'stricter' },
  'src/cli/check/verdict.ts': {
    "observeHand: args.value('policy') ?? DEFAULT_POLICY": 'test/cli/check.test.ts',
    'beganOnce: asked ??= …': 'is there',
    'demandedScope: .catch': 'test/cli/check.test.ts',
    "demandedScope: world.env['GITHUB_BASE_REF'] ?? ''": 'test/cli/check.test.ts',
  },
  'src/cli/diff/diff.ts': {
    'run: catch': 'stricter',
    'requiredOf: policyOf(owned).require ?? STATIC_PHASES': 'stricter',
  },
  'src/cli/diff/judge.ts': {
    'judgeBudget: freeze?.points ?? 0': 'test/protocols/diff-rows.test.ts',
    'withPlaces: rounds = 3': 'says',
  },
  'src/cli/diff/options.ts': {
    'ownedAt: catch': 'stricter',
    'approverOf: owners.find((owner) => given.has(plainName(owner))) ?? null': 'stricter',
  },
  'src/cli/dispatch.ts': {
    'dispatch: verbs: Readonly<Record<string, Verb>> = VERBS': 'is there',
    'dispatch: catch': 'stricter',
    "runVerb: name = ''": 'test/cli/dispatch.test.ts',
    "wordsOfError: name = ''": 'says',
    "wordsOfError: wordsOfFault(error) ?? wordsOfCrash(error, await version().catch(() => 'of an unknown version'))": 'says',
    'wordsOfError: .catch': 'says',
    'wordsOfCrash: error.stack ?? error.message': 'says',
  },
  'src/cli/gate/flakes.ts': {
    'judgeFlakes: allowed.get(test.id) ?? 0': 'stricter',
    'recordFlakes: catch': 'says',
  },
  'src/cli/gate/gate.ts': {
    'run: catch': 'stricter',
    "build: seen.runs.trusted?.seen.run.vitest ?? ''": 'says',
    'build: seen.runs.trusted?.seen.run.runnerExitCode ?? null': 'says',
  },
  'src/cli/gate/hand.ts': {
    'withAnswer: other.findings ?? []': 'is there',
    'withFindings: answer.findings ?? []': 'is there',
  },
  'src/cli/gate/oracles.ts': {
    'judgeFixtures: invariants ?? []': 'test/gate/invariants.test.ts',
    'replayOf: imported ?? []': 'stricter',
  },
  'src/cli/gate/others.ts': { 'untrustedRun: from ?? path': 'is there' },
  'src/cli/gate/runs.ts': {
    'run: .catch': 'test/allow/gate.test.ts',
    "runNow: more: Pick<GateRequest, 'replay'> = {}": 'is there',
  },
  'src/cli/judge-phases.ts': {
    'answersNow: known.get(phase) ?? (asked.has(phase) ? STOPPED : others)': 'stricter',
    'judgeInTurn: judged.score ?? score': 'is there',
    'findingsOf: answer.findings ?? []': 'is there',
    'judgeOne: catch': 'stricter',
  },
  'src/cli/main.ts': { 'crash: .catch': 'says', 'outOf: stream.columns ?? 80': 'says' },
  'src/cli/merge/files.ts': { 'filesOf: catch': 'stricter', 'readShard: catch': 'stricter' },
  'src/cli/merge/merge.ts': { "observeHand: args.value('policy') ?? DEFAULT_POLICY": 'test/cli/merge.test.ts' },
  'src/cli/once.ts': { 'once: made ??= …': 'is there' },
  'src/cli/patch-at-hand.ts': {
    'openPatch: whileGitReads: () => void = () => undefined': 'is there',
    'openPatch: worktree?.blobs ?? objects': 'test/cli/diff-worktree.test.ts',
    'openPatch: worktree?.tree ?? null': 'test/cli/diff-worktree.test.ts',
    'openPatch: catch': 'stricter',
    "subjectOf: args.value('base') ?? (await defaultBase(repository, world.env['GITHUB_BASE_REF']))": 'test/observe/git/subject.test.ts',
    "subjectOf: args.value('head') ?? 'HEAD'": 'test/cli/diff-worktree.test.ts',
  },
  'src/cli/signing.ts': { 'signingKey: catch': 'stricter' },
  'src/decide/decide.ts': {
    'judge: settings.approvedBy ?? null': 'is there',
    "findingsOf: ('findings' in answer ? answer.findings : undefined) ?? []": 'test/laws/decide-exactly.test.ts',
  },
  'src/decide/evidence.ts': { 'answerOf: default:': 'stricter' },
  'src/decide/required.ts': { 'requiredPhases: listed: readonly Phase[] = REQUIRED_BY_DEFAULT': 'test/laws/decide.test.ts' },
  'src/verdict/bind.ts': { 'bindWorkTree: subject.changed ?? []': 'says' },
  'src/verdict/canonical-file.ts': {
    "refuser: where = ''": 'says',
    'refuser: remedy = writeItAgain': 'says',
    'refusedType: kind.validate.errors ?? []': 'says',
    "refusedType: first?.message ?? 'it has another shape'": 'says',
    "refusedType: first?.instancePath ?? ''": 'says',
    'parseJson: catch': 'stricter',
    'canonicalOf: catch': 'stricter',
    'detailOf: params: Readonly<Record<string, unknown>> = {}': 'says',
  },
  'src/verdict/consistent-patch.ts': {
    "knownBadContradictions: outcome ?? 'none of its known-bads'": 'says',
    'patchOf: default:': 'test/verdict/consistent-patch.test.ts',
  },
  'src/verdict/digest.ts': {
    'treeOf: here.below.get(key) ?? { below: new Map() }': 'is there',
    'reduce: tree.below.get(key) ?? every': 'test/verdict/digest.test.ts',
  },
  'src/verdict/judge-merge.ts': {
    'blockingPhase: answers[phase] ?? NOT_YET': 'test/allow/binding.test.ts',
    "blockingPhase: findings.find(({ severity, phase }) => severity === 'block' && answers[phase] !== undefined)?.phase ?? null": 'says',
    "allAnswers: answers[phase] ?? { state: 'not-evaluated', because: reason(phase) }": 'test/allow/binding.test.ts',
    'testsOf: trusted?.tests ?? []': 'test/verdict/judge-merge.test.ts',
    'testsOf: flakes?.tests ?? []': 'test/verdict/judge-merge.test.ts',
  },
  'src/verdict/judge-run.ts': { 'judgeRun: asked ?? RUN_PHASES': 'stricter' },
  'src/verdict/parts.ts': {
    'verdictTest: classification.claimed ?? null': 'says',
    'verdictTest: evidence?.assertions ?? null': 'stricter',
    'verdictTest: evidence?.propertyRuns ?? []': 'stricter',
    'verdictTest: evidence?.seeds ?? []': 'stricter',
    'withKills: kills.get(test) ?? []': 'is there',
    'withKills: kills.get(test.id) ?? []': 'says',
    "failuresOf: file ?? 'unhandled'": 'says',
  },
  'src/verdict/read.ts': {
    'readVerdictReport: catch': 'stricter',
    'readBytes: most: number = MOST_BYTES': 'is there',
    'readBytes: constants.O_NONBLOCK ?? 0': 'is there',
  },
  'src/verdict/shards/coverage.ts': {
    'usualCount: counts.get(shard.shard.count) ?? 0': 'is there',
    'usualCount: usual?.[0] ?? 0': 'is there',
    "doubled: shards[first]?.file ?? ''": 'is there',
    'fileRefusals: ran.get(keyOf(module)) ?? []': 'is there',
    'fileRefusals: ran.get(key) ?? []': 'stricter',
  },
  'src/verdict/shards/imports.ts': {
    'withImports: parts.get(keyOf(part)) ?? []': 'is there',
    'united: graph.get(id) ?? { file, imports: new Set() }': 'is there',
    'united: modules[at]?.id ?? id': 'stricter',
    'reachedFrom: graph.get(id)?.imports ?? []': 'stricter',
    "reachedFrom: graph.get(id)?.file ?? ''": 'stricter',
  },
  'src/verdict/shards/merge.ts': {
    'runOf: runs.map(({ runnerExitCode }) => runnerExitCode).find((code) => code !== 0) ?? 0': 'says',
    'withIds: ids[at + offset] ?? test.id': 'is there',
    "timeOf: starts[0] ?? ''": 'is there',
    "lastOf: instants.toSorted().at(-1) ?? ''": 'is there',
  },
  'src/verdict/shards/odd.ts': {
    'oddOnes: groups.get(key) ?? []': 'is there',
    'oddOnes: usual ?? []': 'is there',
    "settingsThatDiffer: one.get(name) ?? 'nothing'": 'says',
    "settingsThatDiffer: other.get(name) ?? 'nothing'": 'says',
  },
}
