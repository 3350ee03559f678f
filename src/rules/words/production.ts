import { type ProductionFindings, WHERE_IT_RUNS } from '../../model/findings/production.ts'
import { plain, say, several } from './parts.ts'
import type { Saying } from './parts.ts'

export const PRODUCTION_WORDS: { readonly [R in keyof ProductionFindings]: Saying<ProductionFindings[R]> } = {
  'production-test-aware': {
    words: ({ file, knows, evidence }) => say`${file} asks for ${plain(knows)}: ${evidence}`,
    remedy: ({ file, knows, evidence }) =>
      `# in ${file}: take out ${knows === WHERE_IT_RUNS ? 'what makes the difference' : evidence}; what differs in tests comes in as an argument`,
  },
  'production-imports-tests': {
    words: ({ file, imported }) => say`${file} imports ${imported}`,
    remedy: ({ file, imported }) => `# in ${file}: take out the import of ${imported}, or move what is shared into production code`,
  },
  'test-values-in-production': {
    words: ({ file, values, tests }) => say`${file} holds ${several(values)}, the inputs or answers of ${several(tests)}`,
    remedy: ({ file }) => `# in ${file}: compute the answer for every input`,
  },
}
