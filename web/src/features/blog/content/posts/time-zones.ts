import { heading, list, note, table, text } from '../../../../ui/prose-block.ts'
import type { DraftPost } from '../draft-post.ts'

export const TIME_ZONES: DraftPost = {
  slug: 'two-clocks-time-zones-and-jet-lag',
  title: 'Two clocks: time zones and jet lag',
  summary: 'One clock hangs on the wall and is set by governments. The other is in you, and is set by light.',
  category: 'on-the-way',
  writer: 'the-chart-room',
  publishedOn: '2026-10-16',
  place: 'auckland',
  blocks: [
    text(
      'A traveller has two clocks. One hangs on the wall of the station and is set by governments, ' +
        'sometimes at short notice. The other is behind the eyes and is set by light. Trips go wrong when ' +
        'either is misread: the first by a missed train, the second by a week of soup.',
    ),
    heading('The clock on the wall'),
    text(
      'Time zones look like stripes on a globe and are nothing of the kind. They are decisions. China spans ' +
        'five stripes and keeps one time. India is half an hour off its neighbours, Nepal three quarters. The ' +
        'Chatham Islands of New Zealand are at 12 hours and 45 minutes, so that the same map needs quarter ' +
        'hours in the Pacific.',
    ),
    text(
      'Summer time makes it worse, because it begins on different days. In the European Union clocks change ' +
        'at one o’clock UTC on the last Sundays of March and October, all at once, by Directive 2000/84/EC. ' +
        'In the United States and Canada it is the second Sunday of March and the first of November. So for ' +
        'two or three weeks in March, and for one in autumn, New York is an hour nearer to London than usual, ' +
        'and every standing telephone call is wrong.',
    ),
    text(
      'And it ends. Mexico gave summer time up in October 2022, but for the cities along the border. Jordan ' +
        'and Syria stayed on summer time for good in the same month. Samoa went furthest: it moved from one ' +
        'side of the date line to the other, and the 30th of December 2011 did not take place there. Nobody ' +
        'was born on it.',
    ),
    list(
      'Times on a ticket are local, each at its own airport. Subtracting them does not give the length of the flight.',
      'A flight that leaves at 00:20 on the 5th leaves on the night that began on the 4th. More people miss that one than any other.',
      'Put appointments into the calendar with the zone of the place where they happen. The phone can do it; it only has to be told.',
      'Before you fly in March, April, October or November, look up both ends.',
    ),
    text(
      'Behind all phones stands one list, kept by volunteers since the 1980s: the time zone database, now ' +
        'cared for by IANA. Each change a parliament makes becomes a line in it and reaches your phone with a ' +
        'system update. An old phone that is never updated lives in the laws of its last update.',
    ),
    heading('The clock in you'),
    text(
      'Your body keeps a day of its own, a little longer than 24 hours in most people, and corrects it ' +
        'every morning by daylight. After a flight across more than three zones it goes on keeping the day of ' +
        'home for a while. That is jet lag. Up to three zones you are merely tired, says the health service ' +
        'of the United States in its handbook for travel medicine, and it passes by itself in one to three ' +
        'days.',
    ),
    text(
      'Since the inner day tends to be too long, it is stretched more easily than shortened. Flying west ' +
        'stretches it: you are tired in the evening and awake too early. Flying east shortens it: you lie ' +
        'awake at night and cannot be woken. For the same distance, east is the harder way for most people.',
    ),
    table(
      'When light helps, on the first days',
      ['You flew', 'Seek light', 'Avoid it'],
      ['West', 'in the evening', 'very early in the morning'],
      [
        'East, up to about eight zones',
        'in the morning, but not right at dawn after a long flight',
        'late in the evening',
      ],
      [
        'Farther than that',
        'in the middle of the day, and let the clock go the long way round',
        'at the edges of the day',
      ],
    ),
    text(
      'Light is the strongest lever, and a dull day outdoors is many times brighter than a lit room. Meals ' +
        'at local hours help a little. Coffee helps on the day and costs at night. If you stay for two days ' +
        'only, do not change at all: sleep and eat by home as far as you can, and put the meeting where both ' +
        'clocks agree.',
    ),
    note(
      'Melatonin and sleeping pills are medicines. In some countries they need a prescription, in a few they may not be brought in. Ask a doctor, not a blog.',
    ),
    heading('A plan for the first day'),
    text(
      'On the plane set the watch to the place you are going to. If you land in the morning, walk, in ' +
        'daylight, slowly, and do not decide anything. Sleep for half an hour after lunch if you must, with ' +
        'an alarm in the shoe. Eat with the others. Go to bed not before nine by the new clock. If you land ' +
        'in the evening, the day is over: eat little, and darken the room.',
    ),
    text(
      'Then leave the second day light in your [itinerary](/itinerary). The museum will be there on the ' +
        'third. What you see on the second, at five in the morning, with the city still wet and a baker ' +
        'raising his shutter, is the one thing the other clock gives you for your trouble.',
    ),
  ],
  sources: [
    {
      title: 'Summer-time arrangements, Directive 2000/84/EC',
      url: 'https://eur-lex.europa.eu/eli/dir/2000/84/oj',
      dated: '19 January 2001',
    },
    {
      title: 'Time zone database, IANA',
      url: 'https://www.iana.org/time-zones',
      dated: 'kept up to date',
    },
    {
      title: 'Jet lag, CDC Yellow Book',
      url: 'https://wwwnc.cdc.gov/travel/yellowbook/2024/air-land-sea/jet-lag-disorder',
      dated: 'edition of 2024',
    },
    {
      title: 'Energy Policy Act of 2005, section 110: daylight saving time in the United States',
      url: 'https://www.congress.gov/bill/109th-congress/house-bill/6',
      dated: '8 August 2005',
    },
  ],
}
