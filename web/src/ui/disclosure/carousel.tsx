/**
 * A strip that scrolls by itself, by touch, by keys and before any script: the browser's own scroll snapping with a
 * timer (decision 17 says why not a library).
 */
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'

import { Button } from '../button.tsx'
import { uiText as text } from '../ui-text.ts'
import { useCarousel } from './use-carousel.ts'

const AUTOPLAY_MS = 4000

export type CarouselSlide = { readonly id: string; readonly label?: string; readonly content: ReactNode }

type Props = {
  readonly label: string
  readonly slides: readonly CarouselSlide[]
  readonly intervalMs?: number
  /** The width of a slide, as classes: `basis-full sm:basis-1/3`. */
  readonly slideClassName?: string
}

// A scrollable element must be focusable; the arrow keys then scroll it.
const STRIP = { role: 'group', tabIndex: 0 } as const

export function Carousel({ label, slides, intervalMs = AUTOPLAY_MS, slideClassName = 'basis-full' }: Props) {
  const count = slides.length
  const { strip, place, isPlaying, isCalm, holds, step, setStopped } = useCarousel({ count, intervalMs })
  return (
    <section aria-roledescription={text('carousel.kind')} aria-label={label} {...holds}>
      <div
        ref={strip}
        {...STRIP}
        aria-label={label}
        aria-live={isPlaying ? 'off' : 'polite'}
        className="scroll-strip flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain"
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-roledescription={text('carousel.slide.kind')}
            aria-label={slide.label ?? placeText(index, count)}
            className={`min-w-0 shrink-0 snap-start ${slideClassName}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="mt-3 flex items-center gap-1">
          {!isCalm && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={text(isPlaying ? 'carousel.pause' : 'carousel.play')}
              onClick={() => setStopped(isPlaying)}
            >
              {isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
            </Button>
          )}
          <p className="chart-label ms-2 flex-1 text-soft" aria-hidden="true">
            {place + 1} / {count}
          </p>
          <Button variant="ghost" size="icon" aria-label={text('carousel.previous')} onClick={() => step(-1)}>
            <ChevronLeft {...ICON} />
          </Button>
          <Button variant="ghost" size="icon" aria-label={text('carousel.next')} onClick={() => step(1)}>
            <ChevronRight {...ICON} />
          </Button>
        </div>
      )}
    </section>
  )
}

const ICON = { className: 'size-4.5 rtl:-scale-x-100', strokeWidth: 1.75, 'aria-hidden': true } as const

function placeText(index: number, count: number): string {
  return text('carousel.slide', { place: String(index + 1), count: String(count) })
}
