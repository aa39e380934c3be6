export type SocialApp = 'Instagram' | 'Facebook' | 'Twitter' | 'TikTok' | 'LinkedIn'

const SIGNS: readonly (readonly [SocialApp, RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Twitter', /\bTwitter/],
  ['TikTok', /\b(?:TikTok|musical_ly|BytedanceWebview|trill)/i],
  ['LinkedIn', /\bLinkedInApp\b/],
]

/** The social app whose own little browser shows the page; in such a browser nothing can be installed. */
export function inAppBrowser(userAgent: string): SocialApp | null {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
}
