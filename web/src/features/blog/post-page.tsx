import type { BlogPlace, BlogWriter, Post, PostSummary } from '@app/contracts/blog/blog'
import type { CityFacts } from '@app/datasets/city-facts'
import { placesIn, tripWishOf } from '@app/domain/blog-document'
import { Link } from 'react-router'

import { placePath } from '../../entities/place/place-paths.ts'
import { SaveButton } from '../../entities/save/save-button.tsx'
import type { SavableItem } from '../../entities/save/saved-item.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { blogText as text } from './blog-text.ts'
import { ContentsList } from './contents-list.tsx'
import { DocumentView } from './document/document-view.tsx'
import { PlaceIllustration } from './place-illustration.tsx'
import { PostLine } from './post-line.tsx'

type Props = {
  readonly post: Post
  readonly writer: BlogWriter
  readonly city: CityFacts | undefined
  readonly related: readonly PostSummary[]
}

export function PostPage({ post, writer, city, related }: Props) {
  return (
    <article className="page-width py-10 lg:py-16">
      <header className="grid items-end gap-x-14 gap-y-8 border-b border-edge pb-10 lg:grid-cols-[1fr_minmax(0,30rem)]">
        <div>
          <PostLine post={post} />
          <h1 className="mt-4 text-display">{post.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead text-soft">{post.summary}</p>
          <p className="mt-5">
            {text('by')}{' '}
            <Link to={`/writers/${writer.slug}`} className="font-semibold text-tide">
              {writer.name}
            </Link>
            {writer.isHouse && <span className="text-soft"> · {text('writer.short')}</span>}
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <SaveButton item={articleItem(post, city)} />
            <ShareButton variant="minimal" title={post.title} message={post.summary} url={`/blog/${post.slug}`} />
          </div>
        </div>
        {city && <Cover city={city} />}
      </header>
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[14rem_minmax(0,68ch)]">
        <ContentsList document={post.document} />
        <div>
          <DocumentView document={post.document} places={post.places} />
          <TripOffer post={post} />
          <Sources post={post} />
          <Related posts={related} />
        </div>
      </div>
    </article>
  )
}

function Cover({ city }: { readonly city: CityFacts }) {
  return (
    <figure>
      <PlaceIllustration city={city} />
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-label text-soft">
        <span>{text('illustration.source')}</span>
        <Link to={placePath(city)} className="py-1 text-tide">
          {text('illustration.place', { city: city.name })}
        </Link>
      </figcaption>
    </figure>
  )
}

/** The planner opens with these places as wishes; a link, so that it works without script. */
function TripOffer({ post }: { readonly post: Post }) {
  const known = placesIn(post.document).flatMap(({ id }) => post.places.find((place) => place.id === id) ?? [])
  const wish = tripWishOf(known.filter(isVisitable))
  if (wish === null) return null
  return (
    <section aria-labelledby="trip" className="mt-12 border-t border-edge pt-4">
      <h2 id="trip" className="text-title">
        {text('trip.title')}
      </h2>
      <p className="mt-1 text-small text-soft">
        {text('trip.text', { places: known.map(({ name }) => name).join(', ') })}
      </p>
      <ButtonLink to={`/itinerary?destination=${encodeURIComponent(wish)}`} className="mt-4">
        {text('trip.action')}
      </ButtonLink>
    </section>
  )
}

function isVisitable({ isKnown }: BlogPlace): boolean {
  return isKnown
}

function Sources({ post }: { readonly post: Post }) {
  if (post.sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-edge pt-4">
      <h2 id="sources" className="text-title">
        {text('sources')}
      </h2>
      <p className="mt-1 text-small text-soft">{text('sources.note')}</p>
      <ol className="mt-3 divide-y divide-line border-y border-line text-small">
        {post.sources.map(({ title, url, dated }) => (
          <li key={url} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <a href={url} rel="noopener" className="text-tide">
              {title}
            </a>
            <span className="chart-label text-soft">{dated}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Related({ posts }: { readonly posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12 border-t border-edge pt-4">
      <h2 id="related" className="font-sans chart-label caps text-soft">
        {text('related')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {posts.map((post) => (
          <li key={post.slug} className="py-4">
            <p className="font-display text-title">
              <Link
                to={`/blog/${post.slug}`}
                className="text-ink no-underline decoration-signal decoration-2 underline-offset-6 hover:underline"
              >
                {post.title}
              </Link>
            </p>
            <p className="mt-1 text-soft">{post.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function articleItem({ slug, title, summary }: Post, city: CityFacts | undefined): SavableItem {
  const path = `/blog/${slug}`
  const place = city && { coordinates: { lat: city.coordinates.latitude, lng: city.coordinates.longitude } }
  return { type: 'article', title, description: summary, image_url: null, item_id: slug, item_data: { path, ...place } }
}
