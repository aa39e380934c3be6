/** Where a person answers. */
export const PERSON = '/chat-with-us?person=1'

/** "Talk to a person about a refund": the wish for a person, and what is left to look up. */
const PERSON_WORD = String.raw`(?:person|human(?: being)?|agent|someone|somebody|support(?: team)?|staff)`
const SERVICE = 'customer (?:service|support|care)'
const ASKING = String.raw`(?:(?:i(?:'d| would)? (?:want|like|need) to|can i|may i|let me|please) )?`
const DOING = '(?:(?:talk|speak|chat|write)(?:ing)? (?:to|with)|contact|reach|get|need|want)'
const WISH = new RegExp(
  String.raw`\b${ASKING}${DOING} (?:(?:a|an|the|your|some) )?(?:(?:real|live|human) )*(?:${PERSON_WORD}|${SERVICE})\b` +
    String.raw`|\b(?:a )?(?:real|live) (?:person|human|agent)\b|\b${SERVICE}\b`,
  'i',
)
const ABOUT = /^\W*(?:about|regarding|for|because of|on)\b/i

export type PersonWish = { readonly wantsPerson: boolean; readonly rest: string }

export function readPersonWish(asked: string): PersonWish {
  const found = WISH.exec(asked)
  if (!found) return { wantsPerson: false, rest: asked }
  const before = asked.slice(0, found.index)
  const after = asked.slice(found.index + found[0].length).replace(ABOUT, '')
  return { wantsPerson: true, rest: `${before} ${after}`.replaceAll(/\s+/g, ' ').trim() }
}
