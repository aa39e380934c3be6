/** Texts of campaigns and of trial mails as staff write them. */
import { z } from 'zod'

/** Control characters and Unicode line breaks: in a subject they could add a header to the mail. */
// oxlint-disable-next-line no-control-regex
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

export const oneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !BREAKS.test(text), 'must be one line of text')

/** The only names that may stand between double braces. */
export const VARIABLES = ['name', 'date'] as const
export type Variable = (typeof VARIABLES)[number]

const NAMED = /\{\{([^{}]*)\}\}/g

export function unknownVariables(text: string): readonly string[] {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name.trim())
  return names.filter((name) => !VARIABLES.some((known) => known === name))
}

export function fillVariables(text: string, values: Readonly<Record<Variable, string>>): string {
  return text.replaceAll(NAMED, (whole, name: string) => {
    const known = VARIABLES.find((variable) => variable === name.trim())
    return known === undefined ? whole : values[known]
  })
}

const withKnownVariables = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.refine((text) => unknownVariables(text).length === 0, {
    error: ({ input }) =>
      `does not know ${unknownVariables(String(input))
        .map((name) => `{{${name}}}`)
        .join(', ')}; use {{name}} or {{date}}`,
  })

const body = z
  .string()
  .trim()
  .min(1)
  .max(8000)
  // Line breaks are fine here, other control characters are not.
  // oxlint-disable-next-line no-control-regex
  .refine((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text), 'must be plain text')

export const ownPath = z
  .string()
  .max(300)
  .regex(/^\/(?:[^/\\\s][^\\\s]*)?$/, 'must be a page of this site, such as /pricing')

export const Subject = withKnownVariables(oneLine(150))

const TEXT = { subject: Subject, heading: withKnownVariables(oneLine(150)), body: withKnownVariables(body) }

export const CampaignText = z
  .strictObject({ ...TEXT, buttonLabel: oneLine(60).nullable(), buttonPath: ownPath.nullable() })
  .refine(({ buttonLabel, buttonPath }) => (buttonLabel === null) === (buttonPath === null), {
    error: 'A button needs a label and a page',
    path: ['buttonPath'],
  })
export type CampaignText = z.infer<typeof CampaignText>

/** Its link belongs to the day of the trial and is not edited. */
export const TrialMailText = z.strictObject({ ...TEXT, buttonLabel: oneLine(60) })
export type TrialMailText = z.infer<typeof TrialMailText>

/** Paragraphs are separated by an empty line. */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
