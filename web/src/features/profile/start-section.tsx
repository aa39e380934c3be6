import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatCountry } from '../../text/format.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { CodeListField } from './code-list-field.tsx'
import { HomeAirportField } from './home-airport-field.tsx'
import { profileText as text } from './profile-text.ts'
import { SaveStatus } from './save-status.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

/** Common languages of travellers, by ISO 639; their names come from the browser. */
const LANGUAGES = (
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ' +
  'ko lo lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu'
).split(' ')

const MOST_PASSPORTS = 6
const MOST_LANGUAGES = 10

export function StartSection() {
  const { locale } = usePageConfig()
  const { profile, isReady, keep, status, hasFailed } = useSavePreferences(text('start.title'))
  const countries = useCountryCodes()
  const country = (code: string): string => formatCountry(code, locale)
  const languages = new Intl.DisplayNames(locale.startsWith('en') ? locale : 'en-GB', { type: 'language' })
  const language = (code: string): string => languages.of(code) ?? code
  return (
    <RegisterSection id="start-title" title={text('start.title')} lead={text('start.text')}>
      <div className="grid gap-7">
        <HomeAirportField
          key={`${isReady} ${profile.homeAirport ?? ''}`}
          code={profile.homeAirport}
          isReady={isReady}
          onChoose={(homeAirport) => void keep({ homeAirport })}
        />
        <CodeListField
          id="passports"
          label={text('passports.label')}
          hint={text('passports.hint')}
          add={text('passports.add')}
          codes={profile.passports}
          options={optionsOf(countries, country, locale)}
          nameOf={country}
          most={MOST_PASSPORTS}
          isReady={isReady}
          onChange={(passports) => void keep({ passports })}
        />
        <CodeListField
          id="languages"
          label={text('languages.label')}
          hint={text('languages.hint')}
          add={text('languages.add')}
          codes={profile.languages}
          options={optionsOf(LANGUAGES, language, locale)}
          nameOf={language}
          most={MOST_LANGUAGES}
          isReady={isReady}
          onChange={(spoken) => void keep({ languages: spoken })}
        />
        <SaveStatus status={status} hasFailed={hasFailed} />
      </div>
    </RegisterSection>
  )
}

function optionsOf(codes: readonly string[], nameOf: (code: string) => string, locale: string) {
  return codes
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

function useCountryCodes(): readonly string[] {
  const [codes, setCodes] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    void import('@app/datasets/countries').then(
      ({ COUNTRIES }) => isWanted && setCodes(COUNTRIES.map(({ code }) => code)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return codes
}
