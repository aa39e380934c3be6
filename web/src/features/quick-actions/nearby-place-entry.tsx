import type { NearbyPlace, NearbyPlacesResponse } from '@app/contracts/nearby-places'

import { usePageConfig } from '../../api/page-config.tsx'
import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import { SaveButton } from '../../entities/save/save-button.tsx'
import type { SavableItem } from '../../entities/save/saved-item.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatAsOf } from './format-as-of.ts'
import { formatMetres } from './format-metres.ts'
import { nearbyText as text } from './nearby-text.ts'
import { PhoneLinks } from './phone-links.tsx'
import { PlacePicture } from './place-picture.tsx'
import { TextLink } from './text-link.tsx'

type Props = { readonly place: NearbyPlace; readonly from: NearbyPlacesResponse['location'] }

export function NearbyPlaceEntry({ place, from }: Props) {
  const { locale } = usePageConfig()
  const { name, address, distance, openNow, cuisine } = place
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
      <PlacePicture place={place} from={from} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-display text-lead leading-tight">{name}</h3>
          <Badge tone={openNow === null ? 'neutral' : openNow ? 'moss' : 'signal'}>
            {text(openNow === null ? 'hours.unknown' : openNow ? 'open' : 'closed')}
          </Badge>
        </div>
        <p className="chart-label mt-1 text-soft">
          {formatMetres(distance, locale)}
          {cuisine && ` · ${wordsOf(cuisine)}`}
        </p>
        {address && <p className="mt-1 text-small">{address}</p>}
        {place.rating !== null && <p className="text-small text-soft">{ratingOf(place, locale)}</p>}
        <Actions place={place} />
        <p className="text-small text-soft">{originOf(place, locale)}</p>
      </div>
    </li>
  )
}

function Actions({ place }: Pick<Props, 'place'>) {
  const { name, website, coordinates } = place
  const point = { latitude: coordinates.lat, longitude: coordinates.lng }
  return (
    <div className="flex flex-wrap items-center gap-x-5">
      <SaveButton item={restaurantItem(place)} />
      <TextLink href={directionsLink({ coordinates: point }, mapsPlatform())} label={text('directions.name', { name })}>
        {text('directions')}
      </TextLink>
      {website && (
        <TextLink href={website} label={text('website.name', { name })}>
          {text('website')}
        </TextLink>
      )}
      <PhoneLinks phone={place.phone} label={(phone) => text('call', { name, phone })} />
    </div>
  )
}

function ratingOf({ rating, reviews }: NearbyPlace, locale: string): string {
  return text('reviews', { rating: (rating ?? 0).toLocaleString(locale), count: (reviews ?? 0).toLocaleString(locale) })
}

/** In the format of OpenStreetMap: `french;fine_dining`. */
function wordsOf(cuisine: string): string {
  const words = cuisine
    .replaceAll('_', ' ')
    .split(/\s*;\s*/)
    .join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A guide ten years old only says where a place was. */
function originOf({ source, asOf }: NearbyPlace, locale: string): string {
  // Months are words, and these sentences are English.
  const date = formatAsOf(asOf, locale.startsWith('en') ? locale : 'en-GB')
  return source.title.includes('Wikivoyage') ? text('old', { date }) : text('source', { title: source.title, date })
}

function restaurantItem(place: NearbyPlace): SavableItem {
  const { id, name, address, photo, rating, reviews, phone, website, distance, openNow, coordinates } = place
  return {
    type: 'restaurant',
    title: name,
    description: address ?? '',
    image_url: photo,
    item_id: id,
    item_data: { rating, reviews, phone, website, address, distance, openNow, place_id: id, coordinates },
  }
}
