import { writeFileSync } from 'node:fs'

/** Writes all errors of a run, as Vitest gives them to a reporter, to the file that DUMP names: `[owner, errors][]`. */
export default class DumpReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const rows = []
    for (const module of modules) {
      rows.push([module.relativeModuleId, module.errors()])
      for (const suite of module.children.allSuites()) rows.push([`${module.relativeModuleId} > ${suite.fullName}`, suite.errors()])
      for (const test of module.children.allTests())
        rows.push([`${module.relativeModuleId} > ${test.fullName.replace(/ \(with seed=-?\d+\)$/, '')}`, test.result().errors ?? []])
    }
    rows.push(['unhandled', unhandledErrors])
    writeFileSync(
      process.env.DUMP,
      JSON.stringify(
        rows.filter(([, errors]) => errors.length > 0).map(([owner, errors]) => [owner, errors.map((error) => plain(error, []))]),
      ),
    )
  }
}

/** Cyclic values end in a marker; what JSON cannot say is written as a string. */
function plain(value, above) {
  if (typeof value === 'symbol' || typeof value === 'bigint' || typeof value === 'function') return String(value)
  if (value === null || typeof value !== 'object') return value
  if (above.includes(value)) return '[cycle]'
  if (above.length > 8) return '[deep]'
  const inside = [...above, value]
  if (Array.isArray(value)) return value.slice(0, 200).map((item) => plain(item, inside))
  const names = Object.getOwnPropertyNames(value)
  // A true Error, as those of the pool are, has its name and class from its prototype.
  if (value instanceof Error) names.push('name')
  const fields = [...new Set(names)].filter((key) => value[key] !== undefined).sort()
  const result = Object.fromEntries(fields.map((key) => [key, plain(value[key], inside)]))
  return value instanceof Error ? { ...result, constructor: `Function<${value.constructor.name}>` } : result
}
