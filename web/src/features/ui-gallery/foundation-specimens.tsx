import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
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

const WASHES = [
  ['bg-tide-wash', 'Tide', 'Plain information.'],
  ['bg-moss-wash', 'Moss', 'All is well.'],
  ['bg-sun-wash', 'Sun', 'Worth a look.'],
  ['bg-signal-wash', 'Signal', 'Needs you now.'],
] as const

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
                <div className="gallery-swatch" style={{ background }} />
                <p className="chart-label text-soft">{name}</p>
              </div>
            ))}
          </div>
          {WASHES.map(([className, name, meaning]) => (
            <div key={name} className={`gallery-note ${className}`}>
              <p className="font-semibold">{name}</p>
              <p className="text-small text-soft">{meaning}</p>
            </div>
          ))}
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
