export type SocialApp = 'Instagram' | 'Facebook' | 'Twitter' | 'TikTok' | 'LinkedIn'

const SIGNS: readonly (readonly [SocialApp, RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['Twitter', /\bTwitter/],
  ['TikTok', /\b(?:TikTok|musical_ly|BytedanceWebview|trill)/i],
  ['LinkedIn', /\bLinkedInApp\b/],
]

/** The social app whose in-app browser shows the page; such a browser cannot install anything. */
export function inAppBrowser(userAgent: string): SocialApp | null {
  return SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null
}
