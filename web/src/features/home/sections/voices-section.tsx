import { Link } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { FIGURES } from '../../../entities/company/figures.ts'
import { type Testimonial, TESTIMONIALS } from '../content/testimonials.ts'
import { ILLUSTRATIONS } from '../drawings/chart-layouts.ts'
import cookStrait from '../drawings/place-cook-strait.svg?no-inline'
import crete from '../drawings/place-crete.svg?no-inline'
import setouchi from '../drawings/place-setouchi.svg?no-inline'
import { homeSectionText as text } from '../text/sections.ts'

const IMAGES: Readonly<Record<Testimonial['image'], string>> = { crete, setouchi, 'cook-strait': cookStrait }

/** Postcards: the place on one side, the text on the other. */
export function VoicesSection() {
  return (
    <section aria-labelledby="voices" className="bg-sunk">
      <div className="page-width py-12 lg:py-20">
        <h2 id="voices" className="text-heading">
          {text('voices.title')}
        </h2>
        <ul className="mt-8 grid gap-6 lg:mt-10 lg:grid-cols-3">
          {TESTIMONIALS.map((voice) => (
            <Postcard key={voice.name} voice={voice} />
          ))}
        </ul>
        <p className="mt-4 text-small text-soft">{text('voices.sample')}</p>
        <Reviews />
      </div>
    </section>
  )
}

function Postcard({ voice }: { readonly voice: Testimonial }) {
  const { width, height } = ILLUSTRATIONS[voice.image]
  return (
    <li className="grid bg-paper shadow-float sm:grid-cols-[14rem_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr]">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="aspect-[16/9] h-full w-full bg-sea sm:aspect-auto lg:aspect-[13/9] lg:h-auto"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`${IMAGES[voice.image]}#chart`} />
      </svg>
      <figure className="flex flex-col p-6">
        <blockquote className="font-display text-lead">
          <p>{voice.content}</p>
        </blockquote>
        <figcaption className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-1 pt-6">
          <span>
            <span className="block font-semibold">{voice.name}</span>
            <span className="block text-small text-soft">
              {voice.role}, {voice.location}
            </span>
          </span>
          <span className="chart-label text-soft">
            <Stars rating={voice.rating} /> {text('voices.trips', { count: String(voice.trips) })}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}

/** A star path from its upper point. Drawn, because neither of our fonts has the character. */
const STAR = 'l1.4 3.6 3.9 0.2 -3 2.4 1 3.7 -3.2 -2.1 -3.2 2.1 1 -3.7 -3 -2.4 3.9 -0.2z'
const STAR_WIDTH = 13

function Stars({ rating }: { readonly rating: number }) {
  return (
    <svg
      role="img"
      aria-label={text('voices.rating', { rating: String(rating) })}
      viewBox={`0 0 ${rating * STAR_WIDTH} 12`}
      className="me-2 inline-block h-3 fill-signal align-[-0.125em]"
    >
      <path d={Array.from({ length: rating }, (_, nth) => `M${nth * STAR_WIDTH + 6} 0.8${STAR}`).join('')} />
    </svg>
  )
}

/** Samples, as the note beside them says. */
const SAMPLES = [
  [FIGURES.averageRating, text('reviews.average')],
  [FIGURES.recommend, text('reviews.recommend')],
  [FIGURES.users, text('reviews.users')],
  [FIGURES.growth, text('reviews.growth')],
  [FIGURES.currencies, text('reviews.currencies')],
  [text('reviews.up-to', { share: FIGURES.highestSavings }), text('reviews.savings')],
] as const

/** The rating comes from the reviews here as soon as there is one. */
function Reviews() {
  const { reviews: real } = usePageConfig()
  const values = { rating: String(real?.average), count: String(real?.count) }
  return (
    <section aria-labelledby="reviews" className="mt-12 border-t border-edge pt-6">
      <h3 id="reviews" className="sr-only">
        {text('reviews.title')}
      </h3>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
        <p className="font-display text-title">
          {real
            ? real.count === 1
              ? text('reviews.real.one', values)
              : text('reviews.real', values)
            : text('reviews.rating', { rating: FIGURES.reviewRating, count: FIGURES.reviewCount })}
        </p>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
          {(real ? SAMPLES.slice(1) : SAMPLES).map(([figure, words]) => (
            <div key={words} className="flex flex-col-reverse justify-end">
              <dt className="chart-label text-soft">{words}</dt>
              <dd className="font-display text-title tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-4 text-small text-soft">
        {text(real ? 'reviews.real.note' : 'reviews.note')}{' '}
        <Link to="/review" className="inline-block py-2 text-ink underline">
          {text('reviews.write')}
        </Link>
      </p>
    </section>
  )
}
