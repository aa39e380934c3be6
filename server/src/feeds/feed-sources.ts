import type { Settings } from '../config/settings.ts'
import type { FeedSource } from './feed-source.ts'
import { auAdvice, caAdvice, deAdvice, usAdvice } from './sources/advice-lists.ts'
import { ieAdvice, ukAdvice } from './sources/advice-pages.ts'
import { gdacs } from './sources/gdacs.ts'
import { cdc, who } from './sources/health-notices.ts'
import { meteoalarm } from './sources/meteoalarm.ts'
import { nws } from './sources/nws.ts'
import { usgs } from './sources/usgs.ts'

export type FeedSettings = Pick<Settings, 'FEEDS' | 'publicUrl' | Extract<keyof Settings, `FEED_${string}`>>

/** The feeds of this installation: none with FEEDS=off, and no host that the settings do not name. */
export function feedSourcesOf(settings: FeedSettings): readonly FeedSource[] {
  if (settings.FEEDS === 'off') return []
  const chosen: readonly (readonly [string, (url: string) => FeedSource])[] = [
    [settings.FEED_USGS_URL, usgs],
    [settings.FEED_GDACS_URL, gdacs],
    [settings.FEED_METEOALARM_URL, meteoalarm],
    [settings.FEED_NWS_URL, nws],
    [settings.FEED_US_ADVICE_URL, usAdvice],
    [settings.FEED_UK_ADVICE_URL, ukAdvice],
    [settings.FEED_CA_ADVICE_URL, caAdvice],
    [settings.FEED_AU_ADVICE_URL, auAdvice],
    [settings.FEED_IE_ADVICE_URL, ieAdvice],
    [settings.FEED_DE_ADVICE_URL, deAdvice],
    [settings.FEED_WHO_URL, who],
    [settings.FEED_CDC_URL, cdc],
  ]
  return chosen.flatMap(([url, create]) => (url === 'off' ? [] : [create(url.replace(/\/+$/, ''))]))
}
