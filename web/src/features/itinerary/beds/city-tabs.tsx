import { itineraryText as text } from '../../../text/itinerary.ts'

type Props = { readonly names: readonly string[]; readonly at: number; readonly onChoose: (at: number) => void }

/** Which city is spoken of; nothing where there is only one. */
export function CityTabs({ names, at, onChoose }: Props) {
  if (names.length < 2) return null
  return (
    <div role="group" aria-label={text('chip.cities')} className="flex flex-wrap gap-1.5">
      {names.map((name, index) => (
        <button
          key={`${name} ${String(index)}`}
          type="button"
          aria-pressed={index === at}
          onClick={() => onChoose(index)}
          className="min-h-11 cursor-pointer rounded-control border border-line px-3.5 text-small hover:border-tide aria-pressed:border-tide aria-pressed:bg-tide-wash"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
