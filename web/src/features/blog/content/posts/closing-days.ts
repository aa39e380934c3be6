import { heading, list, note, steps, table, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const CLOSING_DAYS: DraftPost = {
  slug: 'plan-around-the-closing-days',
  title: 'Plan around the closing days',
  summary: 'Put the doors that are shut on the page first. What is left is your itinerary.',
  category: 'planning',
  writer: 'teo-abara',
  publishedOn: '2026-11-06',
  place: 'rome',
  blocks: [
    text(
      'Most plans begin with a list of what one wants to see. Then the days are filled, the best things ' +
        'first, and on Tuesday one stands before the Louvre with four hundred others who did not know either. ' +
        'There is a quicker way, and it begins at the other end: with the doors that are shut.',
    ),
    heading('The week has a shape'),
    text(
      'Every city rests on some day, and rarely all of it on the same one. Museums of one ministry tend to ' +
        'close together, so that a whole day goes dark; private houses take the day the state leaves free.',
    ),
    table(
      'Weekly closing days of some houses, as they announce them',
      ['House', 'Closed'],
      ['Louvre, Paris', 'Tuesdays; 1 January, 1 May, 25 December'],
      ['Musée d’Orsay, Paris', 'Mondays; 1 May, 25 December'],
      ['Uffizi, Florence', 'Mondays; 25 December'],
      ['Vatican Museums', 'Sundays, except the last of the month'],
      ['Topkapı Palace, Istanbul', 'Tuesdays'],
      ['Tokyo National Museum', 'Mondays; if that is a holiday, the day after'],
      ['Rijksmuseum, Amsterdam', 'never'],
    ),
    text(
      'Read the sixth line again. In Japan a Monday that is a holiday is open and the Tuesday after it is ' +
        'shut, which empties a plan made by somebody clever who thought of the holiday and not of its shadow. ' +
        'And the fourth: the last Sunday at the Vatican is free and ends early, so it is the fullest morning ' +
        'of the month. Open is not the same as advisable.',
    ),
    heading('Then the year'),
    list(
      'Friday is the day of rest in much of the Muslim world; sights open in the afternoon or not at all. ' +
        'In Israel most things stop from Friday afternoon until Saturday evening.',
      'In Italy many family restaurants close for weeks around Ferragosto, 15 August. In Paris the baker does.',
      'Golden Week in Japan, from 29 April to 5 May, closes little and fills everything. The same holds for the first week of October in China.',
      'During Ramadan cafés are quiet by day and towns are loud by night. It moves forward by ten or eleven days each year.',
      'Orthodox Easter is usually not the Easter on your calendar. The Acropolis is shut on its Sunday, and opens late on Good Friday.',
    ),
    text(
      'A public holiday on a Thursday is a weekend of four days in countries that build bridges. Trains are ' +
        'full on Wednesday evening and the roads on Sunday. It costs nothing to look.',
    ),
    heading('How to do it on paper'),
    steps(
      'Draw the days you are there as columns. Write the weekday over each, and any holiday.',
      'For every place you would be sorry to miss, cross out the days it is shut.',
      'Places with one day left go first. They are now fixed, and there will be fewer of them than you feared.',
      'Around each fixed point, add what lies within a walk of twenty minutes and is open. Distance, not fame, decides the rest.',
      'Leave one half-day empty. It will be needed for rain, or for the place you did not know of.',
    ),
    text(
      'This is all our [itinerary planner](/itinerary) does when it orders stops: closed days first, ' +
        'distance second, your wishes as the list to draw from. It is arithmetic, and it can be done on a ' +
        'napkin. The napkin does not remember last entry times, though, and those catch as many people as ' +
        'closing days: a house that shuts at six often admits nobody after a quarter past five.',
    ),
    note(
      'The table above was put together from what these houses announce and can be out of date by the time ' +
        'you read it. Strikes, state visits and burst pipes are announced on the house’s own page on the ' +
        'morning itself, and nowhere else.',
    ),
    heading('What to do with the shut day'),
    text(
      'There is always something that is open because it cannot be closed: a harbour, a market street, a ' +
        'river with a path along it, a church between services, a tram line from end to end. Rome has Mondays ' +
        'on which the state museums sleep and the Capitoline does not. Paris on a Tuesday has the whole of ' +
        'the Left Bank’s small collections. Put your long walk there, or the journey to the next town. You ' +
        'lose nothing, and you arrive in that town on the day its own doors open.',
    ),
    text(
      'A good itinerary is not the one with the most in it. It is the one in which nobody ever reads a notice on a door.',
    ),
  ],
  sources: [
    { title: 'Musée du Louvre: hours and admission', url: 'https://www.louvre.fr/en/visit', dated: 'standing rule' },
    { title: 'Musée d’Orsay: hours', url: 'https://www.musee-orsay.fr/en/visit', dated: 'standing rule' },
    { title: 'Gallerie degli Uffizi: visit', url: 'https://www.uffizi.it/en/visit', dated: 'standing rule' },
    { title: 'Vatican Museums: calendar', url: 'https://www.museivaticani.va/', dated: 'standing rule' },
    { title: 'Tokyo National Museum: hours', url: 'https://www.tnm.jp/?lang=en', dated: 'standing rule' },
    { title: 'Rijksmuseum: open 365 days', url: 'https://www.rijksmuseum.nl/en/visit', dated: 'standing rule' },
  ],
}
