/** Steps for when something went wrong, in order. A step is a short title and an explanation. */
export const EN_STEPS = {
  'lost-luggage': {
    lead: 'Report it now, before you leave the baggage hall: go to the airline’s baggage desk and get a written report (PIR).',
    next: 'Most bags arrive within a few days, and the airline pays for what you need until then, within limits.',
    steps: {
      report: [
        'At the airport',
        'Ask the baggage desk for a Property Irregularity Report (PIR) and keep its number and your bag tag.',
      ],
      address: [
        'Where to send it',
        'Give the address where you sleep and a phone number. The airline delivers the bag.',
      ],
      receipts: ['Buy what you need', 'Toothbrush, underwear, a shirt: keep every receipt and ask the airline to pay.'],
      damage: ['Damaged bag', 'Complain in writing within 7 days after you got it.'],
      delay: ['Late bag', 'Claim your costs in writing within 21 days after you got it.'],
      lost: ['Lost bag', 'After 21 days without it, the bag counts as lost: claim its value.'],
      money: [
        'Money',
        'The limit is 1,519 special drawing rights per traveller, about €1,800, for a late, damaged or lost bag; you get what you can prove.',
      ],
      insurance: [
        'Insurance',
        'Tell your travel insurance, and the bank whose card paid the flight: both may pay too.',
      ],
    },
  },
  'missed-connection': {
    lead: 'Go straight to the desk of the airline you flew with: one booking or two decides who has to help.',
    next: 'On one booking the airline has to get you there on another flight. On two bookings you buy the next flight yourself.',
    steps: {
      ticket: [
        'One booking or two',
        'One booking number for both flights: the airline rebooks you for free. Two separate bookings: ask for a standby or a cheap change.',
      ],
      desk: [
        'Transfer desk and app',
        'Queue at the transfer desk and use the airline’s app or phone line at the same time.',
      ],
      care: ['While you wait', 'Ask for meals, and for a hotel if you leave the next day. Keep receipts.'],
      bags: ['Your bag', 'Ask where your checked bag goes.'],
      proof: ['Proof', 'Keep the boarding passes and ask for the reason of the delay in writing.'],
      money: ['Money', 'If the airline made you late, you may be owed compensation: check your flight.'],
    },
  },
  theft: {
    lead: 'First get somewhere safe, then block your cards and your phone. After that go to the police for a report.',
    next: 'You need the report for insurance, and for a new passport if that is gone too.',
    steps: {
      block: [
        'Block cards and phone',
        'Call your bank, block the cards, lock the phone and change the password of your email.',
      ],
      police: ['Police report', 'Report it within a day and ask for a copy with a number.'],
      passport: ['Passport gone', 'Call your embassy or consulate for an emergency document.'],
      money: ['No money', 'Ask someone at home for a cash transfer to an agent, or your embassy how they can help.'],
      insurance: ['Insurance', 'Report it soon: many insurers want to know within a day or two.'],
      flight: [
        'Flight tomorrow',
        'Without a passport call the emergency line of your embassy now and ask the airline for a later flight: a document rarely comes the same day.',
      ],
    },
  },
  'lost-passport': {
    lead: 'Report it to the police and then call your embassy or consulate for an emergency travel document.',
    next: 'It often takes one to three working days, so call today if you fly soon.',
    steps: {
      police: ['Police', 'Get a report with a number. Most embassies ask for it.'],
      embassy: [
        'Embassy or consulate',
        'Book an appointment. Bring the report, two passport photos, a copy of the passport and your ticket.',
      ],
      visa: ['Visa and stamp', 'Ask what you need to leave the country: some want a new visa or an exit stamp.'],
      airline: ['Airline', 'Tell the airline your new document number. If you cannot fly in time, ask for a change.'],
      own: [
        'Your own country',
        'Only the embassy or consulate of your own country helps, also where you go next. With two nationalities choose the passport you entered with.',
      ],
      report: ['Report it lost', 'Once it is reported, the old passport is no longer valid, even if you find it.'],
    },
  },
} as const

export type Problem = keyof typeof EN_STEPS
type Step = readonly [title: string, text: string]
export type GuideSteps = {
  readonly [Name in Problem]: {
    readonly lead: string
    readonly next: string
    readonly steps: { readonly [Id in keyof (typeof EN_STEPS)[Name]['steps']]: Step }
  }
}
