import type { Law, LetterPlan, LetterPurpose } from '@app/domain/passenger-rights'
import { useState } from 'react'

import { buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { SEGMENT, SEGMENTS } from '../../../ui/form/segments.ts'
import { Select } from '../../../ui/form/select.tsx'
import type { AnsweredClaim } from '../delay-claim.ts'
import { StepSection } from '../step-section.tsx'
import { caseOf } from './letter-case.ts'
import { LetterFields } from './letter-fields.tsx'
import { LETTER_LANGUAGE_CODES, LETTER_LANGUAGES, type LetterLanguage, languageOfAirline } from './letter-language.ts'
import { LetterSheet } from './letter-sheet.tsx'
import { letterText as text } from './letter-text.ts'
import { TakeLetter } from './take-letter.tsx'
import { type Airline, useAirline } from './use-airline.ts'
import { useLetterDetails } from './use-letter-details.ts'
import { useLetterWords } from './use-letter-words.ts'
import { missingIn, writeLetter } from './write-letter.ts'

/** The next step: a letter to send. What the traveller types into it stays on the device. */
export function ClaimLetter({ claim }: { claim: AnsweredClaim }) {
  const { plans } = claim.report
  const [wanted, setWanted] = useState<LetterPurpose>('compensation')
  const plan = plans.find(({ purpose }) => purpose === wanted) ?? plans[0]
  if (!plan) return null
  return (
    <StepSection id="letter" title={text('title')} note={text('note')}>
      {/* Closed, because it is longer than the whole answer. */}
      <details className="pt-4">
        <summary className={buttonClass({ variant: 'outline' }, 'list-none')}>{text('write')}</summary>
        <div className="grid gap-6 pt-6">
          {plans.length > 1 && <PurposeField plans={plans} purpose={plan.purpose} onChange={setWanted} />}
          <WrittenLetter claim={claim} plan={plan} />
        </div>
      </details>
    </StepSection>
  )
}

function WrittenLetter({ claim, plan }: { readonly claim: AnsweredClaim; readonly plan: LetterPlan }) {
  const { details, change, forget } = useLetterDetails(flightOf(claim))
  const airline = useAirline(details.flight)
  const { language, words, hasFailed } = useLetterWords(details.language ?? languageOfAirline(airline?.country))
  const known = { ...details, airline: details.airline || (airline?.name ?? '') }
  const letter = writeLetter(caseOf(claim, plan), known, words, language)
  return (
    <>
      <LanguageField
        language={details.language ?? languageOfAirline(airline?.country)}
        airline={airline}
        hasFailed={hasFailed}
        onChange={(chosen) => change({ language: chosen })}
      />
      <LetterFields plan={plan} details={details} airline={airline?.name} onChange={change} />
      <LetterSheet letter={letter} />
      <TakeLetter
        letter={letter}
        missing={missingIn(letter, words)}
        name={fileNameOf(claim, language)}
        paper={ON_LETTER_PAPER.has(plan.law) ? 'letter' : 'a4'}
        onForget={forget}
      />
    </>
  )
}

/** The two countries whose printers hold no A4. */
const ON_LETTER_PAPER: ReadonlySet<Law> = new Set(['APPR', 'US-DOT'])

/** A letter is about one flight of one day. */
function flightOf({ question }: AnsweredClaim): string {
  return [question.flight, question.date].filter(Boolean).join(' ')
}

function fileNameOf({ question }: AnsweredClaim, language: LetterLanguage): string {
  return ['claim', question.flight, question.date, language].filter(Boolean).join('-').toLowerCase()
}

type PurposeProps = {
  readonly plans: readonly LetterPlan[]
  readonly purpose: LetterPurpose
  readonly onChange: (purpose: LetterPurpose) => void
}

function PurposeField({ plans, purpose, onChange }: PurposeProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{text('purpose')}</legend>
      <div className={`mt-1.5 grid gap-1 sm:auto-cols-fr sm:grid-flow-col ${SEGMENTS}`}>
        {plans.map((plan) => (
          <label key={plan.purpose} className={SEGMENT}>
            <input
              type="radio"
              name="letter-purpose"
              value={plan.purpose}
              checked={plan.purpose === purpose}
              onChange={() => onChange(plan.purpose)}
              className="sr-only"
            />
            {text(`purpose.${plan.purpose}`)}
          </label>
        ))}
      </div>
      {purpose !== 'compensation' && <p className="mt-1.5 text-small text-soft">{text(`purpose.${purpose}.note`)}</p>}
    </fieldset>
  )
}

type LanguageProps = {
  readonly language: LetterLanguage
  readonly airline: Airline | undefined
  readonly hasFailed: boolean
  readonly onChange: (language: LetterLanguage) => void
}

const OPTIONS = LETTER_LANGUAGE_CODES.map((code) => ({ value: code, label: LETTER_LANGUAGES[code] }))

function LanguageField({ language, airline, hasFailed, onChange }: LanguageProps) {
  const isOfAirline = airline !== undefined && language !== 'en' && languageOfAirline(airline.country) === language
  const hint = isOfAirline ? text('language.airline', { airline: airline.name }) : text('language.other')
  return (
    <Field
      id="letter-language"
      label={text('language')}
      hint={hint}
      {...(hasFailed && { error: text('language.failed') })}
    >
      <Select
        id="letter-language"
        value={language}
        options={OPTIONS}
        aria-describedby="letter-language-hint"
        onChange={({ target }) => onChange(target.value as LetterLanguage)}
      />
    </Field>
  )
}
