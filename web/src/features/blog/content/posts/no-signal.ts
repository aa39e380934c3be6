import { heading, list, note, steps, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const NO_SIGNAL: DraftPost = {
  slug: 'a-phone-without-a-signal',
  title: 'A phone without a signal is still a good phone',
  summary: 'What keeps working when the bars are gone, what to fetch before, and what to carry that needs no battery.',
  category: 'on-the-way',
  writer: 'the-chart-room',
  publishedOn: '2026-10-30',
  place: 'reykjavik',
  blocks: [
    text(
      'Behind the second hill the bars go out, and with them, for most people, the map, the booking, the ' +
        'dictionary and the calm. It need not be so. A phone without a network is a receiver, a compass, a ' +
        'camera, a notebook and a shelf of books. It has only lost its post office. What matters is what you ' +
        'had delivered before.',
    ),
    heading('Your position costs nothing'),
    text(
      'Satellite positioning is a broadcast. Your phone listens to clocks in orbit and works out where it ' +
        'is; it sends nothing and needs no contract. In flight mode it still works, on most phones, once you ' +
        'switch location on. What it lacks without a network is help: the list of where the satellites are, ' +
        'which otherwise comes by data in a second. From the sky alone that takes longer, sometimes minutes, ' +
        'and a wide view. So stand still in the open and wait before you decide that it is broken.',
    ),
    text(
      'A position is two numbers. Without a map they are of use to a rescuer, and to nobody else. The map has to be on the phone already.',
    ),
    heading('Fetch it while there is Wi-Fi'),
    steps(
      'The map of the region, with paths, in an app that works offline; then switch to flight mode and try to zoom in. If it is grey, it was not there.',
      'Bookings, tickets and the address of tonight’s bed as pictures. A mail that was never opened has not been downloaded.',
      'The language pack of your dictionary, and a picture of the sentence about your allergy, written by somebody who speaks the language.',
      'The timetable of the last bus. Not the search form: the timetable.',
      'Our app, [installed](/download). After one visit it opens without a network, and what you change ' +
        'meanwhile is [sent later, once and in order](/help-center/saved-for-later).',
    ),
    heading('Emergency calls are different'),
    text(
      'In the European Union and in Iceland, Norway and many other countries the number is 112. A phone ' +
        'that has no reception in its own network may place that call through any network it can hear; the ' +
        'display then says “emergency calls only”, and means it. In several countries it also works without a ' +
        'SIM card, in some it deliberately does not, so do not count on the second.',
    ),
    text(
      'Where there is no network at all, newer phones can reach a satellite for a text message. It takes ' +
        'minutes and a clear view of the sky, it is offered in some countries only, and it is worth trying ' +
        'the demonstration at home. In the mountains of Iceland the rescue service offers an app, 112 ' +
        'Iceland, that leaves your position with them when you check in, by text message when data fails.',
    ),
    heading('Roaming: read the border, not the brochure'),
    text(
      'Inside the EU, Iceland, Liechtenstein and Norway your tariff from home goes along, by Regulation ' +
        '(EU) 2022/612, until 2032. Ukraine and Moldova joined on 1 January 2026. Switzerland is not part of ' +
        'it, nor are the United Kingdom, Andorra, or any ship or aircraft: their little mast talks to a ' +
        'satellite, and a background update over lunch can cost more than the ferry. In flight mode it ' +
        'cannot.',
    ),
    note(
      'A phone near a border takes the stronger signal. On a lake in the south of Germany that can be a Swiss one. Choose the network by hand for the day.',
    ),
    heading('Power is the real network'),
    list(
      'Searching for a network costs more than having none. Without reception switch to flight mode and turn location back on.',
      'Cold takes capacity away and gives it back when it is warm. An inside pocket is worth a power bank.',
      'Power banks fly in the cabin, never in the hold. Up to 100 watt-hours need no permission, from 100 ' +
        'to 160 the airline’s; that is the international rule, and airlines add to it. Divide ' +
        'milliampere-hours by 1,000 and multiply by 3.7: a bank of 20,000 mAh holds about 74 Wh.',
    ),
    heading('And one sheet of paper'),
    text(
      'It holds the address of the bed in the local script, two telephone numbers, the number of your ' +
        'insurance, your blood group if you know it, and the way from the station drawn by hand. It works ' +
        'when wet, it is read by people who have no phone, and no update ever makes it ask for your password. ' +
        'We draw maps for a living, and we carry it too.',
    ),
  ],
  sources: [
    {
      title: 'Roaming, Regulation (EU) 2022/612',
      url: 'https://eur-lex.europa.eu/eli/reg/2022/612/oj',
      dated: '6 April 2022',
    },
    {
      title: '112, the European emergency number',
      url: 'https://digital-strategy.ec.europa.eu/en/policies/112',
      dated: 'standing rule',
    },
    { title: '112 Iceland app, ICE-SAR', url: 'https://safetravel.is/112-iceland-app/', dated: 'standing page' },
    {
      title: 'Lithium batteries carried by passengers, ICAO Technical Instructions, Part 8',
      url: 'https://www.icao.int/safety/DangerousGoods',
      dated: 'edition 2025–2026',
    },
  ],
}
