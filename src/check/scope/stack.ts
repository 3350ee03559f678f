/**
 * The packages that run the tests, or that compare for them: a patch which moves one of them moves what green means. What the program
 * itself runs on is not among them.
 */
const TEST_STACK =
  /^(vitest|vitest-oracle|@vitest\/.+|vite|vite-node|chai|tinypool|tinyspy|tinyrainbow|jest|@jest\/.+|jest-.+|ts-jest|babel-jest|expect|fast-check|@fast-check\/.+|jsdom|happy-dom|mocha)$/

export function isTestStack(name: string): boolean {
  return TEST_STACK.test(name)
}
