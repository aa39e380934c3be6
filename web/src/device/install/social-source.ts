const NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  tiktok: 'TikTok',
  snapchat: 'Snapchat',
}
/** Their links leave through addresses that do not contain the name. */
const ALSO_KNOWN_AS: Readonly<Record<string, SocialSource>> = {
  't.co': 'twitter',
  'x.com': 'twitter',
  'fb.com': 'facebook',
}

export type SocialSource = keyof typeof NAMES | 'social'

/** The social app that sent this visitor, by the campaign in the URL or by the referrer. */
export function socialSource(search: string, referrer: string): SocialSource | null {
  const campaign = new URLSearchParams(search).get('utm_source')?.toLowerCase() ?? ''
  if (campaign === 'social' || Object.hasOwn(NAMES, campaign)) return campaign as SocialSource
  const host = hostOf(referrer)
  const known = Object.keys(NAMES).find((name) => host.split('.').includes(name))
  return (known as SocialSource | undefined) ?? ALSO_KNOWN_AS[host.replace(/^www\./, '')] ?? null
}

/** Null when only "social" is known. */
export function socialName(source: SocialSource): string | null {
  return source === 'social' ? null : NAMES[source]
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : ''
}
