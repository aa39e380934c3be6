import type { FeatureColour, FeatureIcon } from '../content/feature-cards.ts'

/** Line drawings in a field of 72 by 48, in the style of the charts; `accent` is the emphasised part. */
const MOTIFS: Readonly<Record<FeatureIcon, { readonly line: string; readonly accent: string }>> = {
  arc: {
    line: 'M4 40h64M8 36v4M20 38v2M32 38v2M44 38v2M56 38v2M64 36v4',
    accent: 'M8 32C20 8 48 4 63 22M63 22l-8-1M63 22l-1-8M8 32a1.500 1.500 0 1 0 .1 0',
  },
  key: {
    line: 'M20 24a14 14 0 1 0 28 0 14 14 0 1 0-28 0M10 24a24 20 0 1 0 48 0 24 20 0 1 0-48 0M2 24a32 23 0 1 0 64 0',
    accent: 'M34 31v-9M34 22a4.500 4.500 0 1 0-.1-9 4.500 4.500 0 0 0 .1 9',
  },
  stops: {
    line: 'M8 38c6 0 6-12 14-12s8 8 16 8 6-20 14-20h4',
    accent: 'M8 35a3 3 0 1 0 .1 0M22 23a3 3 0 1 0 .1 0M38 31a3 3 0 1 0 .1 0M62 14l-5-4v8z',
  },
  answer: {
    line: 'M6 8h60v26H30l-10 9v-9H6zM14 16h34M14 22h42',
    accent: 'M14 28h18',
  },
  isobars: {
    line: 'M2 34c14-10 20-24 34-24s20 12 34 8M2 42c16-8 24-24 34-24s18 12 34 10M8 46c12-6 18-20 28-20s16 12 34 12',
    accent: 'M36 33a3 3 0 1 0 .1 0M36 28v-2M36 44v-2',
  },
  ticket: {
    line: 'M6 10h60v9a5 5 0 0 0 0 10v9H6v-9a5 5 0 0 0 0-10zM48 12v4M48 20v4M48 28v4M48 34v3',
    accent: 'M14 20h24M14 28h14',
  },
  scale: {
    line: 'M6 42h60M12 42V30M24 42V20M36 42V26M48 42V12M60 42V34',
    accent: 'M6 24h60',
  },
  stamp: {
    line: 'M36 4a20 20 0 1 0 .1 0M36 9a15 15 0 1 0 .1 0',
    accent: 'M29 24l5 5 9-10',
  },
}

const STROKE: Readonly<Record<FeatureColour, string>> = {
  tide: 'stroke-tide',
  signal: 'stroke-signal',
  sun: 'stroke-signal',
  moss: 'stroke-moss',
}

export function FeatureMotif({ icon, colour }: { readonly icon: FeatureIcon; readonly colour: FeatureColour }) {
  const { line, accent } = MOTIFS[icon]
  return (
    <svg
      viewBox="0 0 72 48"
      className="h-12 w-18 shrink-0"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={line} className="stroke-edge" />
      <path d={accent} className={STROKE[colour]} strokeWidth="1.75" />
    </svg>
  )
}
