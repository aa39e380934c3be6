import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { Row, Specimen } from './specimen.tsx'

const SWATCHES = [
  ['paper', 'var(--color-paper)'],
  ['raised', 'var(--color-raised)'],
  ['sunk', 'var(--color-sunk)'],
  ['ink', 'var(--color-ink)'],
  ['soft', 'var(--color-soft)'],
  ['line', 'var(--color-line)'],
  ['edge', 'var(--color-edge)'],
  ['tide', 'var(--color-tide)'],
  ['signal', 'var(--color-signal)'],
  ['sun', 'var(--color-sun)'],
  ['moss', 'var(--color-moss)'],
  ['sea', 'var(--color-sea)'],
  ['land', 'var(--color-land)'],
] as const

const NOTES = ['info', 'success', 'notice', 'warning'] as const
const VARIANTS = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const
const SIZES = ['sm', 'default', 'lg'] as const
const TONES: readonly BadgeTone[] = ['neutral', 'tide', 'moss', 'sun', 'signal']

export function FoundationSpecimens() {
  return (
    <>
      <ColourSpecimen />
      <TypeSpecimen />
      <ButtonsSpecimen />
      <BadgesAndSpinnersSpecimen />
      <NotesSpecimen />
    </>
  )
}

function ColourSpecimen() {
  return (
    <Specimen name="Colour">
      {() => (
        <>
          <div className="gallery-swatches">
            {SWATCHES.map(([name, background]) => (
              <div key={name}>
                <svg className="gallery-swatch" aria-hidden="true">
                  <rect width="100%" height="100%" fill={background} />
                </svg>
                <p className="chart-label text-soft">{name}</p>
              </div>
            ))}
          </div>
        </>
      )}
    </Specimen>
  )
}

function TypeSpecimen() {
  return (
    <Specimen name="Type">
      {() => (
        <>
          <p className="font-display text-heading">Lisbon, by way of the coast</p>
          <p className="font-display text-title">Two nights, then the night train</p>
          <p className="text-lead">A lead says in one breath what the page is for.</p>
          <p>Body text is set for a measure of sixty to seventy-two characters, in sentence case.</p>
          <p className="text-small text-soft">Small and soft: hints, captions, what can wait.</p>
          <p className="chart-label">38.7223° N 9.1393° W · TP 1351 · 14:05 · €182.40</p>
        </>
      )}
    </Specimen>
  )
}

function ButtonsSpecimen() {
  return (
    <Specimen name="Buttons" note="Six variants, four sizes.">
      {() => (
        <>
          {SIZES.map((size) => (
            <Row key={size} label={size}>
              {VARIANTS.map((variant) => (
                <Button key={variant} variant={variant} size={size}>
                  {variant === 'destructive' ? 'Delete trip' : 'Plan a trip'}
                </Button>
              ))}
            </Row>
          ))}
          <Row label="icon, busy, disabled, link">
            {VARIANTS.slice(0, 5).map((variant) => (
              <Button key={variant} variant={variant} size="icon" aria-label={`Add (${variant})`}>
                <span aria-hidden="true">+</span>
              </Button>
            ))}
            <Button disabled>
              <Spinner size="sm" label={null} />
              Saving
            </Button>
            <Button disabled variant="outline">
              Not yet
            </Button>
            <ButtonLink to="/dev/ui" variant="secondary">
              A real link
            </ButtonLink>
          </Row>
        </>
      )}
    </Specimen>
  )
}

function BadgesAndSpinnersSpecimen() {
  return (
    <Specimen name="Badges and spinners">
      {() => (
        <>
          <Row>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone === 'signal' ? 'Cancelled' : tone}
              </Badge>
            ))}
          </Row>
          <Row>
            <Spinner size="sm" />
            <Spinner />
            <Spinner size="lg" />
          </Row>
        </>
      )}
    </Specimen>
  )
}

function NotesSpecimen() {
  return (
    <Specimen name="Notes" note="For something the page has to say, beside its content.">
      {() =>
        NOTES.map((tone) => (
          <Note key={tone} tone={tone} title={tone === 'warning' ? 'Your passport expires in May' : undefined}>
            {tone === 'info' && 'Prices were checked at 14:05 today.'}
            {tone === 'success' && 'Everything is on this device and works without a signal.'}
            {tone === 'notice' && 'Two of your seven trial days are left.'}
            {tone === 'warning' && 'Portugal asks for three months beyond your stay. Renew it before you book.'}
          </Note>
        ))
      }
    </Specimen>
  )
}
