import type { LanguageCode } from '@app/domain/trip-request'

export type Blanks = { readonly city: string; readonly first: string; readonly second: string; readonly day: number }

type Sentence = (blanks: Blanks) => string

/** Eight requests in each language: with and without dates, people, budget, pace, tastes, hours and things to avoid. */
export const SENTENCES: Readonly<Record<LanguageCode, readonly Sentence[]>> = {
  en: [
    ({ city, first, second, day }) =>
      `3 days in ${city} from ${day} May 2027, two adults, must see: ${first} and ${second}`,
    ({ city, first, day }) =>
      `${city}, ${day} to ${day + 3} June 2027, family with kids aged 4 and 9, we want to see ${first}`,
    ({ city, first }) => `A long weekend in ${city} for two, art and food, a calm pace. Must see ${first}.`,
    ({ city, first, day }) =>
      `I arrive in ${city} on ${day} September 2027 at 10:30 and leave on ${day + 2} September at 18:00. ${first} is a must.`,
    ({ city, first, second, day }) =>
      `Plan 4 days in ${city} starting ${day} March 2027 for 2 people with a budget of 900 euros, must see ${first} and ${second}, history and views`,
    ({ city, first, day }) =>
      `Five days in ${city} from ${day} October 2027, vegetarian, no nightlife, I must see ${first}`,
    ({ city, first, day }) => `One day in ${city} on ${day} April 2027: ${first} is a must, full pace`,
    ({ city, first, day }) =>
      `${city} for 2 days from ${day} August 2027 with my mother who cannot walk far; we must see ${first}`,
  ],
  de: [
    ({ city, first, second, day }) =>
      `3 Tage ${city} ab dem ${day}. Mai 2027, zwei Erwachsene, unbedingt ${first} und ${second}`,
    ({ city, first, day }) =>
      `${city} vom ${day}. bis ${day + 3}. Juni 2027 mit Kindern von 4 und 9 Jahren, unbedingt ${first}`,
    ({ city, first }) =>
      `Ein langes Wochenende in ${city} zu zweit, Kunst und gutes Essen, gemütlich. Unbedingt ${first}.`,
    ({ city, first, day }) =>
      `Wir kommen am ${day}. September 2027 um 10:30 Uhr in ${city} an und reisen am ${day + 2}. September um 18 Uhr ab. Unbedingt ${first}.`,
    ({ city, first, second, day }) =>
      `4 Tage ${city} ab ${day}. März 2027 für 2 Personen, Budget 900 Euro, unbedingt ${first} und ${second}, Geschichte und Aussicht`,
    ({ city, first, day }) => `Fünf Tage in ${city} ab dem ${day}. Oktober 2027, vegetarisch, unbedingt ${first}`,
    ({ city, first, day }) => `Ein Tag in ${city} am ${day}. April 2027: unbedingt ${first}, volles Programm`,
    ({ city, first, day }) =>
      `2 Tage ${city} ab dem ${day}. August 2027 mit meiner Mutter, die nicht weit laufen kann; unbedingt ${first}`,
  ],
  fr: [
    ({ city, first, second, day }) =>
      `3 jours à ${city} à partir du ${day} mai 2027, deux adultes, à voir absolument : ${first} et ${second}`,
    ({ city, first, day }) =>
      `${city} du ${day} au ${day + 3} juin 2027 avec des enfants de 4 et 9 ans, à voir absolument : ${first}`,
    ({ city, first }) =>
      `Un long week-end à ${city} à deux, art et gastronomie, rythme tranquille. À ne pas manquer : ${first}.`,
    ({ city, first, day }) =>
      `J'arrive à ${city} le ${day} septembre 2027 à 10h30 et je repars le ${day + 2} septembre à 18h. À ne pas manquer : ${first}.`,
    ({ city, first, second, day }) =>
      `4 jours à ${city} à partir du ${day} mars 2027 pour 2 personnes, budget de 900 euros, à voir ` +
      `absolument : ${first} et ${second}, histoire et points de vue`,
    ({ city, first, day }) =>
      `Cinq jours à ${city} à partir du ${day} octobre 2027, végétarien, à ne pas manquer : ${first}`,
    ({ city, first, day }) => `Une journée à ${city} le ${day} avril 2027, à voir absolument : ${first}`,
    ({ city, first, day }) =>
      `2 jours à ${city} à partir du ${day} août 2027 avec ma mère qui ne peut pas marcher longtemps, à voir absolument : ${first}`,
  ],
  es: [
    ({ city, first, second, day }) =>
      `3 días en ${city} desde el ${day} de mayo de 2027, dos adultos, imprescindible: ${first} y ${second}`,
    ({ city, first, day }) =>
      `${city} del ${day} al ${day + 3} de junio de 2027 con niños de 4 y 9 años, imprescindible: ${first}`,
    ({ city, first }) => `Un puente en ${city} para dos, arte y gastronomía, con calma. Imprescindible: ${first}.`,
    ({ city, first, day }) =>
      `Llego a ${city} el ${day} de septiembre de 2027 a las 10:30 y me voy el ${day + 2} de septiembre a las 18:00. Imprescindible: ${first}.`,
    ({ city, first, second, day }) =>
      `4 días en ${city} desde el ${day} de marzo de 2027 para 2 personas, presupuesto de 900 euros, ` +
      `imprescindible: ${first} y ${second}, historia y miradores`,
    ({ city, first, day }) =>
      `Cinco días en ${city} desde el ${day} de octubre de 2027, vegetariano, imprescindible: ${first}`,
    ({ city, first, day }) => `Un día en ${city} el ${day} de abril de 2027, imprescindible: ${first}`,
    ({ city, first, day }) =>
      `2 días en ${city} desde el ${day} de agosto de 2027 con mi madre, que no puede caminar mucho; imprescindible: ${first}`,
  ],
  it: [
    ({ city, first, second, day }) =>
      `3 giorni a ${city} dal ${day} maggio 2027, due adulti, da non perdere: ${first} e ${second}`,
    ({ city, first, day }) =>
      `${city} dal ${day} al ${day + 3} giugno 2027 con bambini di 4 e 9 anni, da non perdere: ${first}`,
    ({ city, first }) => `Un weekend lungo a ${city} in due, arte e buon cibo, con calma. Da non perdere: ${first}.`,
    ({ city, first, day }) =>
      `Arrivo a ${city} il ${day} settembre 2027 alle 10:30 e riparto il ${day + 2} settembre alle 18:00. Da non perdere: ${first}.`,
    ({ city, first, second, day }) =>
      `4 giorni a ${city} dal ${day} marzo 2027 per 2 persone, budget di 900 euro, da non perdere: ${first} e ${second}, storia e panorami`,
    ({ city, first, day }) => `Cinque giorni a ${city} dal ${day} ottobre 2027, vegetariano, da non perdere: ${first}`,
    ({ city, first, day }) => `Un giorno a ${city} il ${day} aprile 2027, da non perdere: ${first}`,
    ({ city, first, day }) =>
      `2 giorni a ${city} dal ${day} agosto 2027 con mia madre che non può camminare molto; da non perdere: ${first}`,
  ],
  pt: [
    ({ city, first, second, day }) =>
      `3 dias em ${city} a partir de ${day} de maio de 2027, dois adultos, imperdível: ${first} e ${second}`,
    ({ city, first, day }) =>
      `${city} de ${day} a ${day + 3} de junho de 2027 com crianças de 4 e 9 anos, imperdível: ${first}`,
    ({ city, first }) =>
      `Um fim de semana prolongado em ${city} para dois, arte e boa comida, com calma. Imperdível: ${first}.`,
    ({ city, first, day }) =>
      `Chego a ${city} a ${day} de setembro de 2027 às 10:30 e parto a ${day + 2} de setembro às 18:00. Imperdível: ${first}.`,
    ({ city, first, second, day }) =>
      `4 dias em ${city} a partir de ${day} de março de 2027 para 2 pessoas, orçamento de 900 euros, imperdível: ${first} e ${second}, história e miradouros`,
    ({ city, first, day }) =>
      `Cinco dias em ${city} a partir de ${day} de outubro de 2027, vegetariano, imperdível: ${first}`,
    ({ city, first, day }) => `Um dia em ${city} a ${day} de abril de 2027, imperdível: ${first}`,
    ({ city, first, day }) =>
      `2 dias em ${city} a partir de ${day} de agosto de 2027 com a minha mãe, que não pode andar muito; imperdível: ${first}`,
  ],
}
