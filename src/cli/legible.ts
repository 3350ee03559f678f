import { inAscii } from '../../reporters/letters.ts'
import type { Out } from './world.ts'

/** A text for people as that stream can show it. */
export const legible = ({ isUnicode = true }: Out, text: string): string => (isUnicode ? text : inAscii(text))
