import { DIETS, MOBILITY_NEEDS } from '../../entities/traveller/profile/profile.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RegisterSection } from '../../ui/register-section.tsx'
import { profileText as text } from './profile-text.ts'
import { SaveStatus } from './save-status.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

export function NeedsSection() {
  const { profile, isReady, keep, status, hasFailed } = useSavePreferences(text('needs.title'))
  return (
    <RegisterSection id="needs-title" title={text('needs.title')} lead={text('needs.text')}>
      <div className="grid gap-7">
        <Choices
          legend={text('diet.label')}
          all={DIETS}
          chosen={profile.diet}
          isReady={isReady}
          nameOf={(diet) => text(`diet.${diet}`)}
          onChange={(diet) => void keep({ diet })}
        />
        <Choices
          legend={text('mobility.label')}
          all={MOBILITY_NEEDS}
          chosen={profile.mobility}
          isReady={isReady}
          nameOf={(need) => text(`mobility.${need}`)}
          onChange={(mobility) => void keep({ mobility })}
        />
        <SaveStatus status={status} hasFailed={hasFailed} />
      </div>
    </RegisterSection>
  )
}

type ChoicesProps<Choice extends string> = {
  readonly legend: string
  readonly all: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly isReady: boolean
  readonly nameOf: (choice: Choice) => string
  readonly onChange: (chosen: readonly Choice[]) => void
}

function Choices<Choice extends string>({ legend, all, chosen, isReady, nameOf, onChange }: ChoicesProps<Choice>) {
  return (
    <fieldset disabled={!isReady}>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {all.map((choice) => (
          <Checkbox
            key={choice}
            label={nameOf(choice)}
            checked={chosen.includes(choice)}
            onCheckedChange={(isOn) => onChange(all.filter((one) => (one === choice ? isOn : chosen.includes(one))))}
          />
        ))}
      </div>
    </fieldset>
  )
}
