import { foldText } from '@app/domain/place-search'

const LONGEST = 120
/** Words for a number, and for a service, in the languages of the answers. Folded. */
const NUMBER = /\b(?:number|numero|numeros|nummer|notruf|notrufnummer|telefono|telefone|telephone|dial|call)\b/
const SERVICE = new RegExp(
  String.raw`\b(?:emergency|emergencies|emergencia|emergencias|emergenza|emergenze|urgence|urgences|notfall|notruf|` +
    String.raw`notrufnummer|ambulance|ambulancia|ambulanza|krankenwagen|police|policia|polizia|polizei|samu|pompiers|` +
    String.raw`bomberos|bombeiros)\b`,
)

/** A short request for the number of the police or an ambulance: answered before every limit. */
export function asksForEmergencyNumber(text: string): boolean {
  const folded = foldText(text.slice(0, LONGEST + 1).replaceAll(/['’]/g, ' '))
  return text.length <= LONGEST && NUMBER.test(folded) && SERVICE.test(folded)
}
