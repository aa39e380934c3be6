/** The steps of an advice that a message names: "separate tickets", "milk for the baby", "my flight is tomorrow". */
import { stepPatterns } from './word-lists/constraint-words.ts'

const MOST_STEPS = 2

export function stepsNamed(topic: string, text: string): readonly string[] {
  return (stepPatterns().get(topic) ?? [])
    .filter(([, pattern]) => pattern.test(text))
    .map(([id]) => id)
    .slice(0, MOST_STEPS)
}
