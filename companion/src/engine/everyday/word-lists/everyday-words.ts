import type { EverydayIntent } from '../everyday-intent.ts'

/** Alternatives, one per line; if two begin at the same word, the intent listed first wins. */
export const EVERYDAY_WORDS: readonly (readonly [EverydayIntent, readonly string[]])[] = [
  [
    'lost_luggage',
    [
      String.raw`\b(?:bags?|luggage|suitcases?|baggage)\b.*\b(?:lost|missing|gone|did ?nt (?:arrive|come)|did not (?:arrive|com` +
        String.raw`e|show)|never (?:arrived|came)|not arrived|has ?nt arrived|delayed|damaged|broken|left behind)\b`,
      String.raw`\b(?:lost|missing|delayed|damaged) (?:my |our |the )?(?:\w+ )?(?:bags?|luggage|suitcases?|baggage)\b`,
    ],
  ],
  [
    'tax_refund',
    [
      String.raw`\btax ?(?:free|refund|back)\b`,
      String.raw`\b(?:vat|iva|gst|sales tax)\b.*\b(?:back|refund|reclaim|claim)\b`,
      String.raw`\b(?:back|refund|reclaim|claim)\b.*\b(?:vat|iva|gst|sales tax)\b`,
    ],
  ],
  [
    'luggage_storage',
    [
      String.raw`\b(?:luggage|bags?|suitcases?|baggage)\b.{0,12}\b(?:storage|lockers?|deposit|drop off)\b`,
      String.raw`\b(?:store|leave|drop|stash)\b.{0,14}\b(?:luggage|bags?|suitcases?|backpacks?)\b(?! behind)`,
      String.raw`\bleft luggage\b`,
    ],
  ],
  [
    'missed_connection',
    [
      String.raw`\bmiss(?:ed|ing)? (?:my |our |the )?(?:\w+ )?(?:connection|connecting flight|connecting|transfer flight|onward flight)\b`,
    ],
  ],
  [
    'lost_passport',
    [
      String.raw`\b(?:lost|stole|stolen|cant find|missing) (?:my |our |the )?(?:\w+ )?passports?\b`,
      String.raw`\bpassports? (?:is |was |got |has been |are )?(?:lost|stolen|gone|missing)\b`,
    ],
  ],
  [
    'theft',
    [
      String.raw`\b(?:i|we|me|us|my|our|someone|somebody|they)\b.*\b(?:robbed|mugged|pickpocketed|stole|stolen|nicked|snatched|grabbed my)\b`,
    ],
  ],
  [
    'tap_water',
    [
      String.raw`\b(?:tap ?water|drink the water|water safe|water drinkable|drinking water|drinkable|brush(?:ing)? (?:my |your )?teeth)\b`,
    ],
  ],
  [
    'tipping',
    [
      String.raw`\btip(?:s|ping|ped)?\b(?! for (?!(?:the )?(?:taxi|waiter|driver|guide|restaurant)))`,
      String.raw`\bservice charge\b`,
      String.raw`\bgratuit`,
    ],
  ],
  [
    'sim',
    [
      String.raw`\be ?sims?\b`,
      String.raw`\bsim(?: ?cards?)?\b`,
      String.raw`\bmobile data\b`,
      String.raw`\bdata (?:plan|roaming)\b`,
      String.raw`\broaming\b`,
    ],
  ],
  [
    'cash_atm',
    [
      String.raw`\batms?\b`,
      String.raw`\bcash ?machines?\b`,
      String.raw`\b(?:need|carry|bring|take|how much) (?:any |some )?cash\b`,
      String.raw`\bwithdraw\b`,
    ],
  ],
  [
    'paying_cards',
    [
      String.raw`\b(?:pay(?:ing)? (?:by|with)|credit|debit|accept|take) ?(?:by |with |a )?cards?\b`,
      String.raw`\bcards? (?:accepted|work)`,
      String.raw`\bapple pay\b`,
      String.raw`\bgoogle pay\b`,
      String.raw`\bcontactless\b`,
      String.raw`\bcashless\b`,
    ],
  ],
  ['bargaining', [String.raw`\b(?:haggl|bargain)`]],
  [
    'ride_hailing',
    [
      String.raw`\b(?:uber|grab|bolt|lyft|careem|didi|gojek|ride ?(?:hailing|app|share))\b`,
      String.raw`\btaxi apps?\b`,
      String.raw`\btaxis? (?:safe|reliable|from the street)`,
    ],
  ],
  [
    'airport_transfer',
    [
      String.raw`\bairport\b.*\b(?:cent(?:er|re)|downtown|city|town|hotel|old town)\b`,
      String.raw`\b(?:from|to) (?:the )?(?:\w+ ){0,2}airport\b(?!.*\blounge)`,
      String.raw`\b(?:city|town) cent(?:er|re)\b.*\bairport\b`,
      String.raw`\bfrom [a-z]{3} to (?:the )?(?:city|town|downtown|centre|center)\b`,
      String.raw`\bairport (?:transfer|shuttle|train|bus|taxi)`,
      String.raw`\bfrom (?:heathrow|gatwick|stansted|luton|cdg|orly|malpensa|linate|bergamo|fiumicino|ciampino|schiphol|narita|` +
        String.raw`haneda|incheon|suvarnabhumi|don mueang|changi|jfk|newark|laguardia|barajas)\b`,
      String.raw`\b(?:heathrow|gatwick|stansted|cdg|orly|malpensa|fiumicino|narita|haneda|jfk|newark) to\b`,
    ],
  ],
  ['ferry', [String.raw`\bferr(?:y|ies)\b`, String.raw`\bboats? (?:from|to|between)\b`]],
  [
    'intercity',
    [
      String.raw`\b(?:train|bus|coach|way|get|go|travel|shinkansen)\b.{0,12}\bfrom (?!the airport)\w.*\bto \w`,
      String.raw`\b(?:train|bus|coach|shinkansen)s? to \w`,
      String.raw`\b\w+ to \w+ (?:by|on the) (?:train|bus|coach|boat)\b`,
      String.raw`\b\w+ to \w+ (?:train|bus)\b`,
    ],
  ],
  [
    'driving_rules',
    [
      String.raw`\b(?:driving|driver s|drivers?) (?:licen[cs]e|permit)\b`,
      String.raw`\bidp\b`,
      String.raw`\binternational (?:driving|drivers?)\b`,
      String.raw`\bdriv(?:e|ing) (?:in|around|through) \w.*\b(?:hard|stress|easy|difficult|safe|like|rules?|ok|scary|dangerous)`,
      String.raw`\bis (?:it )?(?:safe |easy |ok |hard )?(?:to )?driv\w+\b`,
      String.raw`\bdriving rules\b`,
      String.raw`\bspeed limits?\b`,
    ],
  ],
  [
    'safety_lgbt',
    [String.raw`\b(?:gay|lesbian|lgbt\w*|queer|trans|same sex|boyfriend and i|girlfriend and i)\b(?! bars?| clubs?)`],
  ],
  [
    'safety_woman',
    [
      String.raw`\b(?:wom[ae]n|female|girls?|lady|ladies) (?:travell?ing |going |travell?er |walking )?(?:alone|solo|on my own|by myself)\b`,
      String.raw`\b(?:solo|lone|single) (?:female|woman|women|girl|lady)\b`,
      String.raw`\bsafe\b.*\b(?:wom[ae]n|female|girls?)\b`,
      String.raw`\bas a (?:woman|girl|female)\b`,
    ],
  ],
  [
    'safety_area',
    [
      String.raw`\b(?:areas?|neighbou?rhoods?|districts?|parts?|quarters?|places?)\b.*\b(?:avoid|unsafe|dangerous|dodgy|sketchy|not go)\b`,
      String.raw`\bavoid\b.*\b(?:areas?|neighbou?rhoods?|districts?|parts?)\b`,
      String.raw`\bno go (?:areas?|zones?)\b`,
      String.raw`\bsafe(?:st)? (?:areas?|neighbou?rhoods?)\b`,
    ],
  ],
  [
    'safety_night',
    [
      String.raw`\b(?:safe|dangerous|walk|walking|safety)\b.*\b(?:at night|after dark|in the evening|late at night|at \d+ ?am)\b`,
    ],
  ],
  [
    'scams',
    [
      String.raw`\bscam`,
      String.raw`\brip ?(?:ped )?offs?\b`,
      String.raw`\btourist traps?\b`,
      String.raw`\bcon artists?\b`,
    ],
  ],
  [
    'health_mosquito',
    [
      String.raw`\bmosquito`,
      String.raw`\bdengue\b`,
      String.raw`\bzika\b`,
      String.raw`\brepellent\b`,
      String.raw`\bchikungunya\b`,
    ],
  ],
  ['health_altitude', [String.raw`\baltitude\b`, String.raw`\bsoroche\b`, String.raw`\bacclimati[sz]`]],
  [
    'health_food',
    [
      String.raw`\b(?:food poisoning|street food safe|upset stomach|ice (?:cubes )?safe|eat street food)\b`,
      String.raw`\bsafe to eat\b`,
    ],
  ],
  ['insurance', [String.raw`\binsurance\b`]],
  ['drone_rules', [String.raw`\bdrones?\b`]],
  [
    'drugs_law',
    [
      String.raw`\b(?:weed|cannabis|marijuana|joints?|edibles)\b(?=.*\b(?:legal|illegal|allowed|ok|smoke|law|fine|jail)\b)`,
      String.raw`\b(?:legal|illegal|allowed)\b.*\b(?:weed|cannabis|marijuana)\b`,
    ],
  ],
  [
    'smoking_vape',
    [String.raw`\bvap(?:e|es|ing)\b`, String.raw`\be ?cigarettes?\b`, String.raw`\bsmok(?:e|ing)\b(?! weed)`],
  ],
  [
    'alcohol_rules',
    [
      String.raw`\b(?:drink(?:ing)? (?:alcohol|beer|wine|in public|on the street)|alcohol (?:allowed|legal|laws?|rules?|sold|av` +
        String.raw`ailable|in)|buy (?:alcohol|beer|wine)|drinking age|dry (?:days?|country)|bring (?:alcohol|my own beer))\b`,
    ],
  ],
  [
    'packing',
    [
      String.raw`\bpack(?:ing)?\b(?!age)`,
      String.raw`\bwhat (?:clothes|should i (?:bring|take))\b`,
      String.raw`\bpacking list\b`,
    ],
  ],
  [
    'season_event',
    [
      String.raw`\b(?:cherry blossoms?|sakura|hanami|northern lights|aurora|oktoberfest|carnival|carnaval|mardi gras|songkran|h` +
        String.raw`oli|diwali|san fermin|running of the bulls|la tomatina|day of the dead|hogmanay|christmas markets?|tulips?|aut` +
        String.raw`umn (?:leaves|colou?rs)|fall (?:foliage|colou?rs)|lantern festival|loy krathong|midsummer|whale (?:watching|se` +
        String.raw`ason)|great migration)\b`,
      String.raw`\bfestivals?\b`,
      String.raw`\bevents?\b`,
      String.raw`\bwhat ?s on\b`,
    ],
  ],
  [
    'best_time',
    [
      String.raw`\b(?:best|good|right|worst) (?:time|months?|season|period)\b(?!.*\b(?:of|in the) (?:the )?day\b)`,
      String.raw`\bwhen (?:should|is best|to|do) (?:i |we |it )?(?:go|visit|travel)\b`,
    ],
  ],
  [
    'layover',
    [
      String.raw`\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:h|hrs?|hours?)\b.*\b(?:in|at|layover|stopove` +
        String.raw`r|transit|between flights)\b`,
      String.raw`\b(?:layover|stopover)\b`,
    ],
  ],
  [
    'day_trip',
    [
      String.raw`(?<!\b(?:\d|one|two|three|four|five|six|seven|full|half) )\bday ?trips?\b`,
      String.raw`\bexcursions?\b`,
      String.raw`\bday out (?:of|from)\b`,
    ],
  ],
  ['beach', [String.raw`\bbeach(?:es)?\b`, String.raw`\bswim(?:ming)? (?:in the sea|spots?)\b`, String.raw`\bsnorkel`]],
  ['hiking', [String.raw`\bhik(?:e|es|ing)\b`, String.raw`\btrails?\b`, String.raw`\btrek(?:s|king)?\b`]],
  [
    'nightlife',
    [
      String.raw`\bnight ?life\b`,
      String.raw`\bgo(?:ing)? out\b`,
      String.raw`\b(?:bars?|clubs?|clubbing|party|pubs?)\b(?! code)`,
      String.raw`\bwhere to (?:drink|party|dance)\b`,
    ],
  ],
  [
    'shopping',
    [
      String.raw`\bshopping\b`,
      String.raw`\bsouvenirs?\b`,
      String.raw`\bwhere to shop\b`,
      String.raw`\boutlet (?:malls?|villages?|stores?|shopping)\b`,
    ],
  ],
  [
    'kids_things',
    [
      String.raw`\b(?:with|for) (?:\w+ )?(?:kids?|children|toddlers?|teenagers?|my (?:son|daughter))\b`,
      String.raw`\bkid ?friendly\b`,
      String.raw`\bfamily friendly\b`,
    ],
  ],
  [
    'must_see',
    [
      String.raw`\bmust ?sees?\b`,
      String.raw`\bthings to (?:do|see)\b`,
      String.raw`\bwhat (?:to|should (?:i|we)|can (?:i|we)) (?:see|do|visit)\b`,
      String.raw`\battractions\b`,
      String.raw`\bsights\b`,
      String.raw`\bhighlights\b`,
    ],
  ],
  [
    'free_things',
    [
      String.raw`\bfree (?:things|activities|stuff|attractions|museums?|sights)\b`,
      String.raw`\bfor free\b`,
      String.raw`\bwithout spending\b`,
    ],
  ],
  ['rainy_day', [String.raw`\b(?:rainy day|when it rains?|if it rains?|in the rain|raining|bad weather)\b`]],
  [
    'viewpoint',
    [
      String.raw`\bview ?points?\b`,
      String.raw`\bbest views?\b`,
      String.raw`\brooftops?\b`,
      String.raw`\bsunset spots?\b`,
      String.raw`\bwatch the sunset\b`,
    ],
  ],
  ['photo_spots', [String.raw`\bphoto (?:spots?|locations?)\b`, String.raw`\binstagram`]],
  [
    'romantic',
    [
      String.raw`\bromantic\b`,
      String.raw`\bfor couples\b`,
      String.raw`\bhoneymoon\b`,
      String.raw`\bpropos(?:e|al)\b`,
      String.raw`\bdate night\b`,
    ],
  ],
  [
    'accessibility',
    [
      String.raw`\bwheelchairs?\b`,
      String.raw`\baccessible\b`,
      String.raw`\baccessibility\b`,
      String.raw`\bstep free\b`,
    ],
  ],
  [
    'elderly',
    [
      String.raw`\b(?:elderly|my (?:grand)?(?:parents|mother|father|mum|mom|dad|grandma|grandmother)|seniors?|bad knees?|cant w` +
        String.raw`alk (?:far|much))\b(?=.*\b(?:do|see|visit|walk|easy|good|suitable|ok)\b)`,
    ],
  ],
  [
    'tickets_ahead',
    [
      String.raw`\b(?:book|buy|reserve|get)\b.*\b(?:in advance|ahead|beforehand|before i go)\b`,
      String.raw`\btickets? (?:in advance|online|sold out|ahead)\b`,
      String.raw`\bsell(?:s)? out\b`,
      String.raw`\bskip the (?:line|queue)\b`,
    ],
  ],
  ['museum_hours', [String.raw`\bmuseums?\b.*\b(?:open|closed|hours?|monday|tuesday)\b`]],
  [
    'where_to_stay',
    [
      String.raw`\bwhere (?:to|should (?:i|we)|can (?:i|we)|do (?:i|we)) (?:stay|sleep)\b`,
      String.raw`\b(?:best|good|which|what) (?:area|neighbou?rhood|part|district|place)s?\b.*\b(?:to )?(?:stay|sleep)\b`,
      String.raw`\barea to stay\b`,
    ],
  ],
  [
    'food_allergy',
    [
      String.raw`\ballerg`,
      String.raw`\bcoeliac\b`,
      String.raw`\bceliac\b`,
      String.raw`\bintoleran`,
      String.raw`\blactose\b`,
      String.raw`\banaphyla`,
    ],
  ],
  [
    'food_diet',
    [
      String.raw`\bvegan`,
      String.raw`\bvegetarian`,
      String.raw`\bveggie\b`,
      String.raw`\bhalal\b`,
      String.raw`\bkosher\b`,
      String.raw`\bgluten ?free\b`,
      String.raw`\bpescatarian\b`,
      String.raw`\bplant based\b`,
    ],
  ],
  [
    'food_dish',
    [
      String.raw`\b(?:what|which) (?:\w+ )?(?:food|dish(?:es)?)\b`,
      String.raw`\bwhat (?:to|should (?:i|we)|do (?:i|we)|can (?:i|we)) eat\b`,
      String.raw`\b(?:local|traditional|typical|national|must try|famous) (?:\w+ )?(?:food|dish(?:es)?|cuisine|specialit\w+)\b`,
      String.raw`\bfoods? (?:to|must i|should i|i must) try\b`,
      String.raw`\bwhat is \w+ (?:famous|known) for (?:eating|food)\b`,
    ],
  ],
  ['food_where', [String.raw`\bstreet food\b`, String.raw`\bfood markets?\b`, String.raw`\bcheap eats?\b`]],
  [
    'meal_times',
    [
      String.raw`\bwhat time (?:do|is|are)\b.*\b(?:dinner|lunch|eat|restaurants?)\b`,
      String.raw`\b(?:dinner|lunch|meal) times?\b`,
      String.raw`\bwhen do (?:people|they|locals) eat\b`,
    ],
  ],
  [
    'religion_visit',
    [
      String.raw`\b(?:mosques?|temples?|church(?:es)?|shrines?|synagogues?|monaster(?:y|ies))\b(?=.*\b(?:wear|dress|rules?|ente` +
        String.raw`r|visit|shoes|cover|allowed|etiquette)\b)`,
      String.raw`\b(?:wear|dress|rules?|enter|cover|etiquette)\b.*\b(?:mosques?|temples?|church(?:es)?|shrines?)\b`,
    ],
  ],
  [
    'dress',
    [
      String.raw`\bwhat (?:to|should (?:i|we|women|men)|can (?:i|we|women)|do (?:i|we|women|people)) wear\b`,
      String.raw`\bdress codes?\b`,
      String.raw`\b(?:wear|wearing) (?:shorts|a bikini|bikinis|leggings|a skirt|sleeveless)\b`,
      String.raw`\bcover (?:my|your) (?:hair|head|shoulders|knees)\b`,
      String.raw`\bheadscarf\b`,
    ],
  ],
  [
    'etiquette',
    [
      String.raw`\betiquette\b`,
      String.raw`\bdos? and don ?ts?\b`,
      String.raw`\bmanners\b`,
      String.raw`\brude\b`,
      String.raw`\bcustoms\b(?= (?:should|to know|in))`,
      String.raw`\bpolite\b`,
      String.raw`\bfaux pas\b`,
      String.raw`\bcultural\b`,
      String.raw`\btaboos?\b`,
    ],
  ],
  [
    'greeting_phrase',
    [
      String.raw`\bhow (?:do|to|does|can) (?:you |i |one |we )?say\b.*\b(?:hello|hi|thanks?|thank you|good ?bye|please)\b`,
      String.raw`\b(?:hello|thank you|thanks) in (?:the )?\w+\b`,
      String.raw`\b(?:basic|useful) (?:phrases|words)\b`,
    ],
  ],
  [
    'language_spoken',
    [
      String.raw`\b(?:speak|spoken|understand) english\b`,
      String.raw`\benglish (?:widely )?(?:spoken|enough|ok)\b`,
      String.raw`\bget by (?:with|in) english\b`,
      String.raw`\bwithout speaking\b`,
    ],
  ],
  [
    'sunday_open',
    [
      String.raw`\b(?:open|closed|shops?|supermarkets?)\b.*\bsundays?\b`,
      String.raw`\bsundays?\b.*\b(?:open|closed|shops?)\b`,
      String.raw`\bopen on (?:a )?(?:friday|saturday)s?\b`,
    ],
  ],
  [
    'internet_blocked',
    [
      String.raw`\b(?:blocked|banned|censored|vpn|great firewall)\b`,
      String.raw`\b(?:whatsapp|google|facebook|instagram|gmail|youtube|internet) (?:work|blocked|banned|works)\b`,
    ],
  ],
  [
    'toilets',
    [String.raw`\btoilets?\b`, String.raw`\bbathrooms?\b`, String.raw`\brestrooms?\b`, String.raw`\bloos?\b`],
  ],
  [
    'local_transport',
    [
      String.raw`\b(?:metro|subway|tube|underground|tram|public transport|public transit|oyster|travel ?card|day pass|suica|get` +
        String.raw` around|getting around)\b`,
    ],
  ],
  [
    'budget_enough',
    [
      String.raw`\b(?:is|are|will|would)\b.*\b(?:\d[\d.,]*k?|hundred|thousand)\b.*\b(?:enough|ok|too little|sufficient|last)\b`,
      String.raw`\benough (?:money )?for\b.*\b(?:days?|weeks?|month)\b`,
      String.raw`\bhow much (?:money |cash |budget )?(?:do|will|would|should) (?:i|we) need\b`,
    ],
  ],
  [
    'prices',
    [
      String.raw`\bhow (?:expensive|cheap)\b`,
      String.raw`\b(?:is|are) (?:\w+ ){1,3}(?:expensive|cheap|pricey)\b`,
      String.raw`\b(?:price|cost) of (?:a )?(?:beer|coffee|meal|dinner|lunch|taxi|water|museum)\b`,
      String.raw`\bhow much (?:is|are|does|do|for) (?:a |an |the )?(?:beer|coffee|meal|dinner|lunch|taxi|metro|sim|water|street food)`,
    ],
  ],
  [
    'safety_general',
    [String.raw`\b(?:is|are|how|s)\b.*\b(?:safe|safety|dangerous)\b(?!.*\b(?:to (?:eat|drink)|driv)\b)`],
  ],
]
