import type { Phrasebook } from '../phrasebook.ts'

export const english: Phrasebook = {
  code: 'en',
  locale: 'en-GB',
  from: 'from|leaving|out of|departing|in relation to',
  citizen:
    'citizen of|citizens of|passport from|passport of|i am from|im from|i m from|coming from|national of|we are from|from',
  yes: 'yes|ok|okay|sure|do it|go ahead|yes please|confirm|agreed',
  hours: 'hour|hours|h|hrs',
  minutes: 'minute|minutes|min|mins',
  causes: {
    'technical-fault':
      'technical|tech issue|tech problem|tech fault|tech issues|engine|fault|defect|mechanical|broken|technical issue*|brakes|hydraulic*|maintenance|sensor*',
    'crew-or-staff': 'crew|staff|pilot|pilots|staffing|sick pilot|crew shortage',
    'airline-strike': 'strike|airline strike|strikes|walkout',
    'late-inbound-aircraft':
      'late inbound|previous flight|incoming aircraft|late incoming|inbound plane|knock on|rotation|came in late|arrived late itself|plane was late|late aircraft|previous leg|incoming plane|plane came late|earlier flight',
    weather: 'weather|storm|fog|snow|thunderstorm|hurricane|bad weather|wind|lightning|ice',
    'air-traffic-control': 'air traffic|atc|controllers|airspace',
    'security-or-unrest': 'security|unrest|bomb threat',
    'bird-strike': 'bird|birds',
  },
  disruptions: {
    cancellation:
      'cancelled|canceled|cancelled flight|cancellation|called off|scrapped|dropped my flight|axed|pulled my flight|dropped our flight|flight was pulled',
    'denied-boarding':
      'denied boarding|overbook*|over booked|bumped|refused boarding|not let on|didn t let me board|wouldn t let me board|gave my seat away|not allowed to board|no seat left|gave away my seat|gave away our seat|gave our seats away|seat was given|wouldn t let us board|left me behind',
    downgrade:
      'downgrad*|lower class|put in economy|put us in economy|moved to economy|seated in economy|instead of business|lost my business class',
  },
  notice: {
    sameDay:
      'same day|on the day|at the airport|at the gate|this morning|today|hours before|hour before|no notice|last minute|just now|that very day|day of departure|day of the flight',
    dayBefore: 'day before|yesterday|night before|one day before',
    noOtherFlight:
      'no other flight|no alternative|no replacement|no rebooking|not rebooked|nothing offered|none offered|no other one|there was none|there wasn t one|took the refund|got a refund|refunded|nothing else|offered nothing|no other option|nothing instead',
  },
  expires:
    'expires|expire|valid until|valid till|valid to|valid through|valid ~ more|valid for another|runs out|run out|expiring|expiry date|good until|passport ~ until|passport ~ ends|is up in|ends in|good till',
  translating:
    'how do i say|how do you say|how to say|how would i say|how can i say|what is the word for|what s the word for|translate|translation',
  oneDay:
    'a day in|one day in|single day in|only a day|just a day|just one day|only one day|24 hours in|a day to see|day layover|a full day in|1 day in|day tour of',
  intents: {
    entry:
      '!visa|!visas|visa free|entry requirements|entry rules|enter|allowed into|eta|apply for|how long can i stay|allowed to stay|papers to enter|without a visa|visa on arrival|!what do i need to enter|need ~ to enter|get into the|immigration|paperwork|!travel authori*|passport holder*|documents ~ enter|documents do i need|how long ~ stay|admitted|evisa|e visa|papers|border control|get in without|!show up in|at the ~ border|the border|documentation|let ~ into|let in|!let me into|prior approval|!electronic authori*|formalities|turn up in|permit|permits|!what permit*|clearance|!clearance|!am i allowed in|!allowed in|allowed in for',
    passport:
      '!passport valid*|!passport expires|passport expire*|six months|blank pages|how long must my passport|passport need to be valid|passport be valid|passport runs out|passport is expiring|passport still good|renew my passport|passport ~ months|months ~ passport|months left on|passport ~ enough|blank page*|passport ~ until|!months left|!only ~ months|!passport ~ valid|!passport ~ expir*|!valid ~ passport|!validity|!passport ~ laps*|!empty pages|!pages ~ passport|!six month rule|!six months rule|six month validity|!passport ~ out of date|passport ~ nearly|validity ~ passport|!passport ~ runs out|!passport ~ left|!passport ~ good for|!passport ~ good|!passport ~ last',
    advisory:
      '!is it safe|!safe|safety|dangerous|travel advice|travel advisory|advisories|travel warning*|!warning*|crime|risk|worried|worry|should i avoid|safe to|unrest|terror*|scam*|kidnap*|travel ban|trouble|situation|!ok to travel|still travel|should i travel|advisable|travel there|!how safe|dodgy|sketchy|safe ~ night|safe ~ alone|government advi*|foreign office|state department|war|conflict|risky|solo female|woman alone|women alone|dangers|!careful|watch out|beware|precautions|look out for|worry about|be aware of|trustworthy|secure|safely|unsafe|trouble with|riots|protests|coup|foreign ministry|!ministry ~ say|concerned|concerns|!petty theft|!many pickpockets|!pickpockets in|solo women|women travelling|security concern*|security situation|!security|what ~ government say|how bad is|hostile|muggings|crime rate|!how rough|rough|!targeted|!tourists ~ attacked|!tourists ~ robbed|!would you worry|!iffy|!hairy|!dicey|!how dangerous|!how risky|!wise to|!sensible to|!prudent|hazardous',
    convert:
      'convert|!exchange rate|exchange|how much is|in euros|in dollars|worth|how many euros|how many dollars|in my money|conversion|in usd|in gbp|in eur|into euros|into dollars|into pounds|how much are|how many pounds|how many yen|how many ~ get|how many ~ for|exchange rates|in pounds|to euros|to dollars|to pounds|against the|strong is the|rate of|swap ~ for|change ~ into|change ~ to',
    money:
      '!currency|!what money|which money|what do they pay|cash or card|which currency|take euros|accept euros|accept dollars|take dollars|kind of money|use euros|use the euro|pay by card|local money|take cards|!pay with|!pay in|!coins|!notes and coins|!banknotes|!the euro in|!on the euro|!have the euro|!legal tender|purse|cash do they|!cash in|!banknote*|!do people pay|notes called',
    cost: '!cost|costs|!how expensive|!expensive|cheap|!budget|how much money do i need|spend|price of a trip|per day cost|pricey|afford|how much cash|how much should i bring|expenses|!how much ~ cost|how much would|how much for|how much money|!enough ~ for|enough money|is ~ enough|prices|costly|shoestring|money ~ need|set us back|set me back|how much ~ week|how much ~ days|how much ~ trip|how pricey|how much do i need|how much will|cash ~ bring|money ~ bring|money to bring|cheaper|cheapest|dear|how dear|!dig ~ pocket|!ballpark|!the wallet|!get by on|!daily spend|!how much ~ spend|!break the bank|rough figure|!price tag|!what would ~ cost|!on average ~ spend|how much to budget|easy on the wallet|!bill for|pocket money|!price level|cost of living|!spending money|!what ~ spend|!what would ~ spend|!what will ~ spend|!set aside|!put aside|!save up|!daily allowance|!allowance|!skint|!leave me broke|!broke|!leave me',
    climate:
      '!weather|temperature|!how hot|!how cold|hot|cold|rain|rainy|climate|what to pack|pack|what to wear|snow|jacket|coat|umbrella|sunny|warm|humid|swim|degrees|forecast|monsoon|freezing|chilly|wet season|dry season|rainy season|hurricane*|typhoon*|what ~ wear|clothes|sweater|snowing|sea temperature|raincoat|shorts|mild|wind|windy|how is it in|average temp*|temps|heat|heatwave*|northern lights|whats it like|what s it like|what is it like|!how warm|!how cold is|!how hot is|warmer|colder|hotter|cooler|sunnier|drier|wetter|melting|boiling|sun cream|sunscreen|wool hat|hat|gloves|scarf|sandals|boots|layers|bikini|swimsuit|swimming trunks|thermal*|!what ~ put in ~ suitcase|suitcase|!pour|pours|drizzle|bearable|!average high|average low|mercury|stuffy|sweltering|muggy|frost|!what ~ pack',
    best: '!best time|!best month*|!month is best|!months are best|best for|best season|when should i go|when to go|when to visit|when is it best|good time to visit|nicest|!which month*|!what month*|best weather|good month*|right time|ideal time|peak season|low season|off season|least crowded|!good time for|good time to|a good time|when ~ best|when ~ visit|when ~ go to|when ~ travel to|best ~ to go|best ~ to visit|best period|time of year|time of the year|what season|which season|better ~ or|avoid the crowds|crowds|shoulder season|when ~ cheapest|prettiest|best part of the year|cherry blossom*|!when would|!when ~ go|when ~ instead|too hot ~ when|!when is ~ nicest|!when ~ avoid|!when is ~ season|when is ~ rainy season|!loveliest|!part of the year|!point in the year|!any month|!pick ~ month|!when ~ finest|!finest weather|!when ~ smallest|fewest people|fewest tourists|quietest|!when ~ quiet*|!suits|!when ~ beautiful|!most beautiful|!when ~ pleasant|ideal month|optimal time|high season|!when ~ busy|!when ~ crowded|!less crowded|!sweet spot|!stretch of the year|!when ~ nice*|!season ~ recommend|!recommend ~ season|!when ~ agreeable',
    holidays:
      '!public holiday*|!bank holiday*|holiday*|shops closed|days off|!shops shut|!shops open|!everything closed|stores closed|stores open|things closed|national day|anything open|thanksgiving|christmas|easter|closed on|open on|shut on|closed for|golden week|ramadan|everything shut|day off|festiv*|anything closed|carnival|closed|!be closed|shut|celebrate|!national days|!non working|!festive days|!day off|!days off|!supermarkets|!banks closed|!banks open|!offices closed|!government offices|feast day*|!statutory',
    plugs:
      '!plug|!plugs|!adapter|!adaptor|!socket*|voltage|outlet*|charge my|hairdryer|hair dryer|charger|shaver|appliances|electricity|power points|power adapter|electrical|two pin|three pin|plug in|110v|220v|voltage converter|charge ~ phone|charging|electric*|chargers|type of plug|power outlets|!volts|!volt|!110 or 220|!220 or 110|!wall sockets|!three pin|!two pin|!work in the sockets|mains|!charge my|!charge ~ laptop|!charge ~ phone|!converter|!transformer|!electrical outlet|laptop|!plug ~ laptop|!outlet',
    driving:
      '!side of the road|drive on|!driving side|left or right|drive on the left|drive on the right|drive left|drive right|left hand traffic|right hand traffic|wrong side|which side|!side ~ drive|side of the street|left side|right side|drive ~ left|drive ~ right|!side ~ road|cars drive|!way ~ drive|traffic ~ drive|drive on in|steering wheel|left hand drive|!keep left|!keep right|!keep to the left|!keep to the right|!cars keep|!motorists|!left hand|!right hand|!traffic left|!traffic ~ left|!steering wheel|!hand ~ drive|!sit on the right|!drive on|!drive like|!drive ~ british|!which lane|!lane',
    emergency:
      '!emergency|!ambulance|!fire brigade|police number|call the police|help number|number for the police|police|!who do i call|!who do i ring|whom do i call|number to call|number do i call|sos|!there is a fire|!fire in|on fire|smoke in|911|999|112|emergency services|call for help|cops|number ~ call|call ~ police|!call an ambulance|fire department|firefighters|!rescue services|!rescue|!phone for help|!who to phone|!who to call|!digits do i dial|!dial if|!dial in|!dial ~ emergenc*|!burns|burning|mountain rescue|coast guard|!number ~ police|!police ~ number|!equivalent of 911|!equivalent of 999|!equivalent of 112|!s 911|!911|!999',
    medical:
      '!doctor|!hospital|sick|ill|chest pain|injured|hurt|bleeding|heart attack|medicine|pharmacy|broke my|fever|food poisoning|bitten|allergic|feel sick|feel ill|feel terrible|unwell|throwing up|vomit*|dizzy|passed out|toothache|sprain*|dehydrat*|collapsed|fainted|fell|not breathing|accident|drowning|seizure|stroke|overdose|poisoned|!raped|!rape|!sexually assaulted|!assaulted|can t breathe|cannot breathe|chest hurts|!kill myself|!killing myself|!end my life|!suicid*|want to die|a dentist|clinic|asthma|epipen|insulin|my ~ hurts|rash|broken arm|broken leg|broke ~ leg|broke ~ arm|stung|snake|jellyfish|diarrh*|sunstroke|heatstroke|concussion|cut myself|stomach|feeling sick|feeling ill|badly burned|throw up|swallowed|!swallowed|hit by|choking|blood|!attack|faint*|is sick|is ill|feels bad|not well|is unwell|ill in|spiked|!spiked|drugged|feel awful|feels awful|drown*|poison*|overdos*|!unconscious|can t move|burnt|!a gp|!gp|general practitioner|!high temperature|!can t stop coughing|!wrist|ankle|!passed out|twisted my|!er in|a and e|!urgent care|!earache|!toothache|!headache|!stomach ache|!cut my|!cut himself|!cut herself|!burnt my|!burned my|!terrible pain|!in pain|!hurt my|!is bleeding|!badly hurt|!car crash|!a crash|crashed|!crashed into',
    legal:
      '!arrested|!lawyer|legal|stolen|!stole|!stolen|robbed|stealing|lost my passport|jail|police took|attacked|mugged|pickpocket*|theft|thief|lost my wallet|wallet is gone|passport is gone|lost passport|scammed|police report|passport ~ stolen|someone took|!in custody|detained|lost ~ wallet|lost ~ bag|lost ~ phone|police station|phone got stolen|got robbed|snatched|been fined|locked up|!locked up|behind bars|police cell|in prison|handcuff*|held by police|!thrown in jail|!lose ~ passport|lost ~ documents|!lost ~ passport|lose ~ wallet|passport ~ gone|!holding my|!are holding|!vanished|!my papers|!pickpocketed|!grabbed my|!grabbed ~ bag|!thief|!documents ~ gone|!documents ~ missing|!bag ~ gone|!nicked|!ripped off',
    embassy: '!embassy|!consulate|embassies|consular|consul|!mission in|!consular help|!consular|!mission of',
    health:
      '!vaccin*|!yellow fever|!malaria|jabs|shots|immunis*|health certificate|inoculat*|mosquito*|typhoid|rabies|hepatitis|dengue|vaccines|injections|jab|immuniz*|prophylaxis|zika|health risk*|disease*|vax|cholera|tablets|pills|mosquitoes|vaccination*|malaria*|!antimalarial*|!anti malarial*|!malaria risk|!injections|!jabs|health precautions',
    clock:
      '!what time is it|time now|current time|local time|what is the time in|what s the time|the time in|whats the time|time right now|what time ~ there|what time ~ now|time is it|the time there|time there|what is the time|time in|!the hour in|!the hour|!time check|!time do they have|!o clock is it|!clock say|!is it ~ right now|!morning or night|!day or night|!night or day|!current hour',
    difference:
      '!time difference|!time zone*|!hours ahead|!hours behind|jet lag|ahead of|behind|time diff|hours difference|what time will it be|!what time is that|!what time would|what time ~ when|when ~ what time|hours apart|time change|timezone*|ahead or behind|hour difference|time gap|hrs ahead|hrs behind|how many hours ahead|how many hours behind|my watch|set my watch|change my watch|the clocks|clocks|!ahead of|!clock wise|!when is that in|!behind ~ clock|!hour behind|!hour ahead|!hours between ~ clock*|!time shift|!off from|!hours off|!clocks|!the clock|!watch|!later ~ is it|!earlier ~ is it',
    distance:
      '!how far|!distance|how many hours|!by plane|by train|how long does|!flight time|!how long is the flight|!how long does it take|how long to fly|!how many kilometres|how many km|how many miles|hours flight|long flight|how long does the flight|how long by plane|hours is the plane|travel time|how long from|far away|get from|how long ~ fly|how long ~ flight|how long ~ drive|how long ~ train|how long ~ get|!how long ~ from|km from|miles from|flight ~ take|journey time|drive from|train from|!quickest way|flying time|hours by|flight length|how close|hour flight|long drive|how many ~ km|drive to|get to ~ from|long ~ train|far apart|hours ~ plane|fly direct|nearest airport|how long ~ ferry|ferry|bus ride|train ride|flight hours|commute|!mileage|!sit on a plane|!hours on the train|!on the plane|!how do i get from|!how to get from|!km between|!miles between|!kilometres between|duration of the flight|!train ride|!road distance|!crow flies|!as the crow|!long way|!a long way|!how long a drive',
    delay:
      '!delayed|!delay|late|!compensation|arrived late|hours late|flight was late|late arrival|cancelled flight|passenger rights|delayed flight|missed my connection|overbooked|denied boarding|refund for my flight|cancelled|canceled|owe me|owed|bumped|compensat*|eu261|eu 261|hours delayed|arrived ~ late|landed ~ late|late by|got in ~ late|hrs late|my rights|diverted|missed connection|missed ~ connection|airline owe*|flight ~ delayed|flight ~ late|flight ~ cancelled|flight ~ canceled|claim from|ryanair|easyjet|delays|!behind schedule|!dropped my flight|!gave away my seat|!axed|!do i get money|!any money|hours behind schedule|!airline ~ pay|!entitled to|!scrapped',
    hotel:
      '!hotel|!hotels|place to stay|accommodation|somewhere to stay|hostel|where to stay|where should i stay|somewhere to sleep|guesthouse|lodging|bed for the night|airbnb|resort*|apartment|rooms|motel|sleep|overnight|accomodation|b and b|places to stay|beds|where ~ stay|!crash in|to crash|somewhere ~ crash|somewhere ~ sleep|somewhere ~ stay|check in|suite|a room for|!bed for|!room|!a bed|!bed|!lay my head|!digs|!b b|!b bs|!bnb*|!bed and breakfast*|guest house*|!two rooms|inn|boutique hotel|!double room|!twin room|!single room|villa|cottage|!stay the night|!spend the night|!to stay in|!place to crash',
    flight:
      '!flight to|!flights|book a flight|find a flight|fly from|cheap flight*|plane ticket*|a flight|fly to|flying to|flights from|airfare|air ticket*|tickets to|plane to|flight ~ to|need to fly|fly ~ to|return flight|one way flight|!by air|!jet off|!seats on a plane|!plane from|!get me ~ to|!airfares|!air fare*|!take me ~ by plane|nonstop|direct flight|fly out|!flying from|flight|!one way ticket|!return ticket|!ticket ~ to',
    car: '!rental car|!rent a car|!car rental|!hire a car|car hire|hire car|rent a|rental|!need a car|!a car in|want a car|get a car|car in|car for|pick up a car|rent ~ car|hire ~ car|campervan|rent ~ van|rent ~ scooter|rental cars|wheels|rental in|a rental|pick up ~ drop off|vehicle|!suv|!automatic car|!4x4|!jeep|!convertible|minivan|!hire vehicle|!four wheels|!estate car|compact car|pick up ~ vehicle|!car from|wheels for|!wheels|a car there|!car for the same|and a car|car for those',
    sights:
      '!what to see|!sights|!things to do|things to see|attractions|museum*|what should i see|must see|landmarks|what can i do|galleries|parks|!to do in|!there to do|stuff to do|what to do|sightseeing|what to visit|should i visit|points of interest|highlights|hidden gems|places to visit|places to go|!places to see|best places|tourist spots|not miss|to miss|must do|!what can we do|!what ~ see in|!what ~ do in|what ~ see|what ~ visit|sites|attraction|!anything to do|things ~ do|things ~ see|places ~ visit|recommend|must sees|nightlife|beaches|beach|viewpoint*|shopping|markets|castles|churches|temples|zoo|bars|clubs|clubbing|pubs|go out|kid friendly|for kids|activities|where ~ party|hikes|hiking|top ten|top 10|top 5|top five|photo spots|instagram*|bookshops|gardens|!worth doing|!worth ~ visit|worth it|corners|spots|!worth seeing|neighbourhoods|neighborhoods|districts|explore|wander|stroll|kill time|recommendations|must visit|unmissable|things in|!tips for|ideas for|gems|what else|sight|entertainment|shows|!show me in|!local show|!kill ~ afternoon|!known for|!famous for|!anything fun|!fun for|!fun things|teenagers|!ideas|!spend an afternoon|!afternoon in|!morning in|!evening in|monuments|!unmissable|!in the evening|!at night in|worthwhile|!things ~ kids|!rainy day|!show me around|!around the city|!worth a look|!take visitors|!visitors|!guide me|!top attractions|!must i see|!worth it|!museum*|!galleries|!could we look at|!can we look at|!should we look at|look at in|!not to be missed|!can t leave without seeing|!have to see',
    food: '!restaurant*|!where to eat|where can i eat|eat|food|dinner|lunch|cafe*|breakfast|brunch|dine|dining|hungry|street food|seafood|coffee|!where ~ eat|places to eat|eat out|eateries|dishes|cuisine|vegan|vegetarian|veggie|halal|kosher|gluten free|bakery|bakeries|pizza|sushi|ramen|tacos|tapas|best ~ food|bite to eat|ice cream|supper|!where ~ dinner|!where ~ lunch|foodie*|drink|tables|gourmet|drinks|cocktail*|wine bar*|!starving|!noodle*|!grab a bite|!bite|peckish|burger*|dumpling*|curry|steak*|!bbq|!have lunch|!have dinner|!local dish*|!speciality|!specialities|!fish and chips|!eat well|!cheap eats|!tasty|bistro*|!table for|!tapas|!sushi|!pizza|!ramen|!paella|!gelato|!kebab|!dim sum|!tacos|!brunch|!pho|!curry|!hungry|!have breakfast',
    plan: '!plan|!itinerary|trip to|weekend in|days in|week in|plan me|plan a|schedule for|day trip|long weekend|put together|city break|getaway|honeymoon|road trip|make me a|!day in|plan ~ days|plan ~ trip|plan ~ weekend|spend ~ days|travel plan|trip for|how should i spend|how to spend|day by day|weekend away|short break|first time in|hours in|trip around|layover|stopover|!organi* ~ trip|!sort out|days ~ kids|nights in|day itinerary|days for|!map out|!ideal programme|!draw up|!outline for|!arrange them|!programme for|!what s the ideal|!lay out ~ days|!arrange ~ days|!work out ~ days|!schedule',
    check:
      '!check my plan|!check this plan|!check my itinerary|!check this itinerary|does this plan work|is this plan|review my itinerary|check this|is my plan|look over my|does my plan|will this work|is this realistic|is this doable|feasible|sanity check|review my|check my',
    change:
      '!swap day|!swap days|!make day|!calmer|change my trip|change the trip|change my plan|change my itinerary|less walking|!one more day|!one day less|an extra day|move the trip|to my trip|from my trip|day to my|!adjust the plan|adjust my',
    language:
      '!language|!speak|languages|speak english|get by with english|get by in english|!spoken|!tongue|!mother tongue|!understood in|!get by with|!get by in english|!lingua franca',
    calling:
      '!dialling code|!calling code|!country code|phone code|area code|international code|phone prefix|prefix|how to call|dialing code|dial ~ call|!dial code|dial|!before a ~ number|!phone number|!ring a ~ number|!from abroad|!dial ~ prefix|!phone code|!phone prefix|!before a|!dial before|!prefix for',
    capital: '!capital|!seat of government|!seat of the government|!government sits',
    unknown:
      '!jr pass|!rail pass|!eurail|!interrail|!travel card|!city pass|!train pass|!tip|!tipping|!tap water|!wifi|!wi fi|sim card|dress code|drinking water|!lottery|bribe|drink the water|water from the tap|tap|esim|e sim|roaming|opening hours|!what time does ~ open|!what time does ~ close|!when does ~ open|!when does ~ close|ticket price*|entrance fee*|!metro|bus pass|!taxi*|!uber|customs|duty free|alcohol|cannabis|weed|drone*|!insurance|luggage|baggage|haggle|tips',
    hello: 'hello|hi|hey|good morning|good evening|good afternoon',
    thanks: 'thanks|thank you|cheers|great thanks',
    help: '!what can you do|!how can you help|help me|who are you|what are you|how does this work|what do you know',
    save: '!save|keep this trip|store this',
    undo: '!undo|!revert|take that back|put it back|!go back to the old|as it was before|!roll back|restore the old',
    write:
      '!delete|!cancel my|!book it|!pay|!buy|!share my|!send|remove my|transfer|change my password|!book|reserve|purchase',
  },
  changes: {
    add: '!add|!put in|put|!include|!fit in|!squeeze in|also|want to see|want to visit|would like to see|like to see|love to see|schedule|work in|bring in',
    remove:
      '!remove|!drop|delete|!take out|take off|take away|cut|cut out|skip|!leave out|!get rid of|cancel|throw out|kick out|don t want to see|do not want to see|not interested in|don t need|out of the plan',
    swap: 'swap|switch|replace|exchange|trade|substitute|flip',
    instead: 'instead|rather than|something else|something different|another place|in place of|alternative',
    move: 'move|shift|put|reschedule|push|postpone',
    calmer:
      '!calmer|quieter|slower|!slow down|!more relaxed|more relaxing|relaxed|!less busy|!less packed|less full|less stressful|!too packed|too full|too much|too busy|too many|too tight|too tiring|easier|lighter|take it easy|less hectic|breathe|fewer stops|more free time|exhausting|less on',
    fuller:
      '!fuller|!busier|more packed|too empty|too little|too short a day|!more stops|pack more|fill up|fill|more to see|more to do|boring|something more|anything more|one more stop',
    lessWalking:
      'less walking|walk less|too much walking|fewer steps|shorter walks|shorter ways|not walk so much|not so much walking|walking less|less on foot|too far to walk|reduce the walking|walk so far|long walks|walk that much|on our feet|legwork|sore feet|walk as much',
    rain: '!if it rains|!in case of rain|rains|rain|raining|rainy|bad weather|wet weather|pouring',
    addDay:
      'one more day|another day|an extra day|extra day|add a day|a day longer|one day longer|a day more|additional day|stay longer|extend the trip|longer trip|add another day|add one more|a third day|a fourth day|one day extra',
    removeDay:
      'one day less|a day less|one day shorter|a day shorter|shorten the trip|one day fewer|cut a day|lose a day|remove a day|drop a day|a day too long|leave a day earlier|leave a day early',
    dates:
      'start on|starts on|begin on|begins on|start the trip|trip start|trip starts|trip begin|trip begins|begin the trip|change the dates|other dates|new dates|different dates|whole trip|the trip to|arrive on|leave on|travel on|reschedule|postpone|from|instead',
    later: 'later|postpone|push back|put off',
    earlier: 'earlier|sooner|bring forward|in advance',
    startsAt:
      'start|starts|begin|begins|arrive|arrives|land|lands|late|get there|not before|until|set off|leave the hotel|sleep in|lie in|start late|not start|get going|head out',
    mustSee:
      'must see|must not miss|can t miss|cannot miss|is a must|are a must|definitely|don t drop|essential|for sure|must keep|can t skip|cannot skip|no matter what',
    avoid: 'no|without|avoid|not|skip|leave out|hate|don t like|don t want|do not want|enough of',
    more: 'more|additional|extra',
    closed: 'closed|shut|not open|sold out|closes|under renovation',
    budget: 'budget|under|below|at most|no more than|not more than|less than|within|maximum|max|spend|cheaper|limit',
    and: 'and|then|plus|also|but',
  },
  kinds: {
    museum: 'museum|museums|gallery|galleries|exhibition*',
    church: 'church|churches|cathedral|cathedrals|temple|temples',
    park: 'park|parks|garden|gardens|nature|green',
    market: 'market|markets|food',
    castle: 'castle|castles|palace|palaces|ruins|history',
    viewpoint: 'viewpoint|viewpoints|views|view|lookout*',
    beach: 'beach|beaches',
    zoo: 'zoo|zoos|aquarium|for the kids|for children',
    shop: 'shopping|shops|malls|mall',
    bar: 'bars|bar|pubs|nightlife|clubs',
  },
  fields: {
    body: 'head|neck|throat|ear|ears|eye|eyes|nose|tooth|teeth|jaw|shoulder|arm|elbow|wrist|hand|finger|fingers|thumb|chest|heart|rib|ribs|back|stomach|belly|tummy|hip|leg|knee|ankle|foot|feet|toe|skin|face|lip|bone',
    hurting:
      'hurt*|sore|broken|sprain*|twist*|swollen|swell*|bleed*|burn|burnt|burned|burns|cut|infected|infection|dislocat*|bitten|stung|sting|smash*|crushed|trapped|itch*|numb|throbb*|injur*|fractur*|bruis*|stitches|bandage|ache|aches|aching|achy|pain|pains|painful|broke my|broke his|broke her|broke the',
    kin: 'son|daughter|child|children|kid|kids|baby|toddler|boy|girl|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|parents|brother|sister|grandma|grandmother|grandpa|grandfather|gran|nan|friend|mate|uncle|aunt|colleague|someone|somebody|a man|a woman|he|she|i|we|my',
    ailing:
      'collapsed|fainted|passed out|has fallen|fallen over|fell off|fell down|fallen down|can t move|cannot move|can t stand|unwell|very ill|really ill|taken ill|so sick|very sick|really sick|ill with|not responding|won t wake|doesn t wake|wheezing|convuls*|seizure|coughing blood|contractions|labour pains|in labour|hyperventilat*|panic attack|hypoglyc*|dehydrated|running a temperature|food poisoning|allergic reaction|anaphyla*|was run over|got run over|hit by a|drowned|nearly drowned|has a temperature|has a fever|fell from|fallen from|fallen off|has fallen|swallowed|scalded|boiling water on|boiling water over|boiling oil on|hot oil on|burnt myself|burned myself',
    belonging:
      'bag|bags|handbag|purse|wallet|backpack|rucksack|suitcase|phone|mobile|iphone|camera|laptop|passport|passports|id|papers|documents|money|cash|cards|credit card|bank card|debit card|bike|rental car|our car|my car|jewellery|watch|ring|keys|tablet',
    losing:
      'stolen|stole|nicked|pinched|swiped|snatched|robbed|has taken|have taken|just taken|taken my|took my|took our|taken our|made off with|ran off with|run off with|walked off with|disappeared|vanished|missing|is gone|are gone|s gone|has gone|gone missing|broken into|broke into|pickpocketed|grabbed|lost my|lost our|lost his|lost her|have lost|has lost',
    device:
      'kettle|hairdryer|hair dryer|hair straightener*|straightener*|curling iron|curling tongs|curlers|razor|shaver|electric toothbrush|toothbrush|laptop|macbook|tablet|ipad|kindle|e reader|camera battery|cpap|breast pump|baby monitor|steriliser|sterilizer|bottle warmer|travel iron|steam iron|an iron|console|playstation|xbox|nintendo|toaster|power bank|appliance*|gadget*|devices|electronics|extension lead|power strip|epilator|trimmer|clippers',
    using:
      'work|works|use|used|fit|fits|plug*|charge|charging|run|running|power|powered|compatible|usable|connect|need ~ adapt*|function|explode|blow up|fry',
    season: 'spring|summer|autumn|fall|winter|springtime|summertime|wintertime',
    steering: 'drive|drives|driving|driven|cars|car|traffic|road|roads|motorists|motorbike|scooter|cycling|overtake',
    side: 'left|right|left hand|right hand|which side|same side|other side|wrong side',
    period: 'when|month|months|season|time of year|time of the year|period|part of the year|which weeks',
    ranking:
      'best|better|nicest|ideal|perfect|least|fewest|driest|wettest|warmest|hottest|coldest|sunniest|quietest|busiest|cheapest|recommend*|worth|most pleasant|pleasantest|suggest|loveliest|mildest|less crowded',
    boarding: 'board|boarding|on the plane|on the flight|on board|our seats|my seat|our seat|get on',
    refusing:
      'denied|refused|turned away|not allowed|wouldn t let|didn t let|would not let|did not let|not let|weren t let|wasn t let|kept off|bumped|left behind|oversold|overbooked',
  },
  sentences: {
    entryFree: 'With a passport of {passport} you need no visa for {country}.',
    entryFreeDays:
      'With a passport of {passport} you may stay in {country} for up to {days} without a visa; a longer stay needs a visa.',
    entryFitsDays:
      'With a passport of {passport} you need no visa for {country} for your {stay} (up to {days} are allowed).',
    entryFreeMovement:
      'As a citizen of {passport} you need no visa for {country}; a valid passport or identity card is enough.',
    entryRegister: 'If you stay longer than {days}, you may have to register there.',
    entryOverstay:
      'An overstay can bring a fine or an entry ban, also on a later trip: ask the embassy or the immigration office before you travel.',
    entryArrival: 'With a passport of {passport} you get a visa on arrival in {country}.',
    entryEta:
      'With a passport of {passport} you need an electronic travel authorisation for {country}, before you leave.',
    entryEVisa:
      'With a passport of {passport} you need an e-visa for {country}; it is applied for online before the trip.',
    entryRequired: 'With a passport of {passport} you need a visa for {country} before the trip.',
    entryRefused: 'Holders of a passport of {passport} are not admitted to {country}.',
    entryOwn: '{country} is the country of the passport: no visa is needed.',
    entryNote: 'Newer than that: {note}',
    entryCheck: 'Rules change; check with the embassy before you book.',
    entryTooLong:
      '{stay} is longer than the {days} you may stay without a visa: apply for a visa or a permit before you travel, and check with the embassy.',
    entryUsed: 'If all {used} count, {left} of the {days} remain.',
    entryUsedUp:
      'If all {used} count, {left} of the {days} remain: ask the immigration office before you stay on; overstaying can bring a fine or an entry ban.',
    entrySchengen: 'Without a visa you may stay {days} in any {window}, counted for all Schengen countries together.',
    entryNoLimit: 'No limit of days is known to me for that; ask the embassy before a stay of {stay}.',
    passportArrival: 'For {country} a passport must be valid for {validity} from the day you arrive.',
    passportDeparture: 'For {country} a passport must be valid for {validity} after the day you leave.',
    passportApplication: 'For {country} a passport must be valid for {validity} when you apply for the visa.',
    passportStay: 'For {country} a passport must be valid for the stay.',
    passportPages: 'Blank pages needed: {pages}.',
    passportTenYears:
      '{country} also wants it issued less than ten years before you arrive, as one government tells its citizens.',
    passportArriveBy: 'Yours is enough if you arrive by {date}.',
    passportLeaveBy: 'Yours is enough if you leave by {date}.',
    passportMet: 'Yours, until {expires}, is enough: it must last until {until}.',
    passportNotMet: 'Yours, until {expires}, is not enough: it must last until {until}.',
    advisory: 'The government of {authority} rates {country} {level}: {words}.',
    advisoryRegion: 'Parts of the country are rated up to {level}.',
    convert: '{from} is about {to}.',
    convertRate: 'The rate is {rate}, of {date}.',
    money: 'In {country} you pay in {currency}.',
    cost: 'Beds and meals in {city} for {days} (people: {people}) come to about {total}, without the way there.',
    costParts: 'That is up to {lodging} for a room and {meals} for meals per person and day.',
    costEnough: 'Your {own} covers that.',
    costShort: 'Your {own} is {daily} per person and day, which is less: it takes simpler beds and meals than these.',
    costBasis: 'These are the most a government pays its own travellers, so a modest trip costs less.',
    climate: 'In {month} it is usually about {temperature} in {city}, day and night together, with {rain} of rain.',
    best: 'The most pleasant months in {city} are {months}.',
    bestCold: 'It is never really warm in {city}; the best months are {months}.',
    bestHot: 'It is always hot in {city}; the best months are {months}.',
    bestWet: 'It rains a lot in {city} all year; the best months are {months}.',
    holidays: 'Public holidays in {country}: {list}.',
    holidaysNone: 'There is no public holiday in {country} from {from} to {to}.',
    plugs: 'In {country} sockets are of type {types}, with {volts} and {hertz}.',
    plugsFit: 'Plugs from {home} fit in {country}: you need no adapter.',
    plugsSomeFit: 'Some plugs from {home} fit in {country}, others need an adapter.',
    plugsAdapter: 'Plugs from {home} do not fit in {country}: take an adapter.',
    plugsVoltage: 'The voltage differs too: check that your device bears both.',
    driveLeft: 'In {country} people drive on the left.',
    driveRight: 'In {country} people drive on the right.',
    emergencyFirst: 'If somebody is in danger, call at once.',
    emergencyGeneral: 'The emergency number in {country} is {number}.',
    emergencyServices: 'In {country}: police {police}, ambulance {ambulance}, fire {fire}.',
    medical: 'I am no doctor: a person on the phone decides faster and better.',
    legal: 'I give no legal advice: the police and your embassy help.',
    official: 'Official page: {source}.',
    embassy: 'For citizens of {own} in {host}: the mission in {city}.',
    embassyPhone: 'Telephone: {phone}.',
    clock: 'In {city} it is {time}, {date}.',
    ahead: '{there} is {time} ahead of {here}.',
    behind: '{there} is {time} behind {here}.',
    sameTime: '{there} and {here} have the same time.',
    distance: 'From {from} to {to} it is {km} in a straight line; a direct flight takes about {flight}.',
    ground: 'By train it is roughly {train}, by car {drive}.',
    groundDrive: 'By car it is roughly {drive}.',
    owed: 'The airline owes you {amount} under {law}.',
    notOwedScope:
      'Neither {law} nor the British law that follows it covers this flight. Other countries have laws of their own, which I have not looked at.',
    notOwedTold: 'No compensation is owed under {law}: you were told two weeks or more before.',
    notOwedRerouted: 'No compensation is owed under {law}: the other flight kept close enough to the booked times.',
    owedDenied:
      'The airline owes you {amount} under {law}, unless your papers, health or safety was the reason, or you gave up the seat yourself.',
    owedHalved: 'Another flight that brings you there at most {time} late halves that.',
    owedShare: 'The airline must pay back {percent} of the price of that flight under {law}, within seven days.',
    owedBesides:
      'Whatever the cause, {law} lets you choose between your money back and another flight, with meals and, overnight, a hotel while you wait.',
    notOwedShort: 'Nothing is owed under {law}: the delay is too short.',
    notOwedExtraordinary: 'Nothing is owed under {law}: the cause was beyond the airline.',
    upTo: 'It may be up to {amount} under {law}.',
    hotel: 'I have prepared a search for hotels in {city} from {from} to {to}; the button opens it at {host}.',
    flight: 'I have prepared a search for flights from {origin} to {city} on {from}; the button opens it at {host}.',
    car: 'I have prepared a search for cars in {city} from {from} to {to}; the button opens it at {host}.',
    sights: 'Worth seeing in {city}: {list}.',
    food: 'To eat in {city}: {list}.',
    plan: 'A plan for {city}: {days}, {stops} stops.',
    planDay: '{day}: {list}.',
    planNumber: 'Day {day}: {list}.',
    planUnmet: 'Something you asked for found no place in it; the plan says what, and why.',
    planUsual: 'Some opening hours are the usual ones of such places; the plan marks them.',
    planButton: 'Nothing is saved until you press the button.',
    check: 'I read your plan for {city} with {days}.',
    checkScore: 'It scores {score}: {errors} things cannot work, {warnings} may go wrong.',
    checkGood: 'I found nothing that cannot work.',
    change: 'Proposed changes to your trip: {count}.',
    changeAdded: 'New on day {day}, {time}: {place}.',
    changeRemoved: 'Taken out: {place}.',
    changeMoved: '{place} moves to day {day}, {time}.',
    changeReplaced: '{place} takes the place of {was} on day {day}.',
    changeRetimed: 'Stops with other hours: {count}.',
    changeDayAdded: 'The trip gets one day more.',
    changeDayRemoved: 'Day {day} is dropped, and what fits of it moves to the others.',
    changeDated: 'The trip then begins on {date}.',
    changeStart: 'Day {day} then begins at {time}.',
    changeErrors: 'Things in it that cannot work: {errors}; the card names them.',
    changeWarnings: 'Things on the trip that may go wrong: {warnings}; look at the card.',
    changeNone: 'Your trip stays as it is.',
    changeNoStop: 'I find no such stop on your trip.',
    changeNoPlace: 'I know no place of that name there.',
    changeNoDay: 'Your trip has no such day.',
    changeNoRoom: 'There is no room for it on that day without giving up something you asked for.',
    changeNoShelter: 'In the open on that day: {places}. I find nothing under a roof that fits in their place.',
    changeClosed: 'It is closed on that day.',
    changeAlready: 'It is like that already.',
    changeOtherCity: 'Those days are in different cities, so they cannot change places.',
    changePast: 'That day lies in the past.',
    changeNoDates: 'Your trip has no dates yet; tell me the first day.',
    changeWhichDay: 'To which day, or to which hour?',
    changeButton: 'Nothing changes until you press the button.',
    saveButton: 'The button keeps {place} among your saves.',
    askTrip: 'Which trip? Open one, or let me plan one first.',
    askDay: 'On which day of the trip?',
    askChange: 'What should change? For example a calmer day, another place, less walking or other dates.',
    yellowAll: '{country} asks everybody for a yellow fever certificate.',
    yellowRisk: '{country} asks for a yellow fever certificate if you come from a country with a risk.',
    yellowNone: '{country} asks for no yellow fever certificate.',
    yellowOccurs: 'Yellow fever occurs in {country}: ask a doctor about the vaccination.',
    malariaYes: 'There is malaria throughout {country}.',
    malariaSome: 'There is malaria in parts of {country}.',
    malariaNone: 'No malaria is listed for {country}.',
    language: 'In {country} people speak {languages}.',
    calling: 'The calling code of {country} is {code}.',
    capital: 'The capital of {country} is {city}.',
    askTopic: 'What would you like to know about that place?',
    askCity: 'Which city do you mean?',
    askWhichCity: 'Several places have that name. Which one do you mean?',
    askCountry: 'Which country do you mean?',
    askPassport: 'Which passport do you travel with?',
    askOrigin: 'Where do you start from?',
    askDates: 'On which days?',
    askCurrency: 'From which currency into which?',
    askDelay: 'How late did you arrive at the final airport?',
    askCause: 'What did the airline give as the cause?',
    askCarrier: 'Was it an airline of the European Union?',
    askCarrierUk: 'Was it an airline of the United Kingdom or the European Union?',
    askNotice: 'How many days before departure did the airline tell you?',
    askRerouted: 'How much later than booked did the other flight bring you there? If there was none, say so.',
    askRoute: 'From which airport to which did you fly?',
    askPlan: 'Paste the plan, one stop to a line, and name the city.',
    unknown: 'I have no checked fact about that, so I say nothing rather than guess.',
    phrasebook:
      'I translate no sentences of your own. Quick translate has forty phrases in six languages, to read out or to show.',
    hello: 'Hello. Where would you like to go?',
    help: 'I plan trips and check plans, and know visas, weather, costs, distances, holidays, plugs and emergency numbers, each with its source.',
    thanks: 'You are welcome.',
    refuseSecret: 'I cannot help with that.',
    refuseWrite: 'I change, book and pay nothing by myself; that takes a button pressed by you.',
    confirm: 'Please press the button for that: a word alone changes nothing.',
    planLongest: 'That is as many days as I plan at once; the rest you can add later.',
    undoButton: 'A word alone takes nothing back: open the trip and press “Undo”.',
    clockThen: 'When it is {hereTime} in {here}, it is {thereTime} in {there}.',
    clockNextDay: 'There it is already the next day.',
    clockDayBefore: 'There it is still the day before.',
    tookCity: 'Other places have the same name; I took the one in {region}. Add a country or state to mean another.',
    datesTurned: 'You named the later day first; I took the two in order.',
    foodDiet: 'The map does not say of all of them what they cook; ask there about your diet.',
    offTopic: 'I only know my way around travel. Ask me about a place, a trip or a rule.',
    inEnglish: 'I read {language}, but answer in English; names, dates and numbers are as you write them.',
    stale: 'Last checked on {date}; it may have changed.',
  },
  followUps: {
    entry: 'Do I need a visa?',
    passport: 'How long must my passport be valid?',
    advisory: 'Is it safe there?',
    money: 'Which currency do they use?',
    cost: 'How much does a week cost?',
    climate: 'What is the weather like?',
    best: 'When is the best time to go?',
    holidays: 'Which public holidays are there?',
    plugs: 'Which plug do I need?',
    emergency: 'What is the emergency number?',
    embassy: 'Where is my embassy?',
    health: 'Which vaccinations do I need?',
    hotel: 'Find me a hotel',
    sights: 'What should I see?',
    food: 'Where can I eat?',
    plan: 'Plan three days there',
    calmerDay: 'Make the first day calmer',
    lessWalking: 'Less walking, please',
    oneMoreDay: 'Add one more day',
    startPlan: 'Plan a weekend in Rome',
    startEntry: 'Do I need a visa for Japan?',
    startBest: 'When is the best time for Tokyo?',
    yes: 'Yes',
    no: 'No',
    technicalFault: 'A technical fault',
    weather: 'The weather',
    strike: 'A strike',
  },
}
