import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

export const english: Language = {
  code: 'en',
  isMonthFirst: true,
  hasCapitalNouns: false,
  signs: {
    common:
      'train|bus|coach|i|we|you|me|us|my|our|your|the|a|an|is|are|am|be|will|would|like|could|can|please|help|plan|planning|trip|travel|travelling|traveling|want|wants|need|with|and|for|to|of|on|at|it|this|that|there|have|has|love|looking|looking for|hoping|get|getting|go|going|do|does|not|so|also|some|any|just|between|then|after|before|about|around|near|our trip|should|must|let|s|ll|d|re|ve|m|t|hey|hi|hello|dear|thanks|thank|maybe|which|who|what|where|when|how|make|create|design|craft|provide|arrange|organize|organise|itinerary|vacation|holiday|holidays|getaway|break|journey|tour|visit|city break|budget|days|day|week|people|person|help me|give|show|find|book|stay|staying|no|yes|as|in|all|each|both|it s|by|way|kids|family|from|until|till|through|together|total|dollars|euros|pounds|while|if|only|really|too|very|more|most|best|good|great|nice|new|one|two|three|first|last|next|mother|father|spring|summer|autumn|winter|stopover|layover',
    and: 'and|then|plus|followed by|and then|as well as|afterwards|before moving on to|and afterwards|and finally|finally|after that|next|later|later on',
    to: 'to|until|till|through|thru|up to',
    from: 'from|starting from|beginning|starting|on|starting on|beginning on|spanning',
    between: 'between',
    of: 'of|in',
    article:
      'the|a|an|our|my|your|some|beautiful|sunny|lovely|old|downtown|central|good old|city of|the city of|around',
    for: 'for',
    day: 'day|days',
    night: 'night|nights',
    week: 'week|weeks',
    month: 'month|months',
    minute: 'minute|minutes|min|mins',
    hour: 'hour|hours',
    half: 'half',
    weekend: 'weekend|week end',
    longWeekend: 'long weekend|extended weekend|three day weekend|bank holiday weekend|long week end',
    dayTrip:
      'same day|day trip|daytrip|one day trip|in a day|in one day|for the day|for a day|just one day|a single day',
    city: 'city|cities|town|towns|destinations|places|stops|stopovers|spots|stations|locations|metros|municipalities',
    origin:
      'commencing in|commencing from|commences in|commence in|kicking off in|kicking off from|kick off in|embarking from|embarking in|embark from|hailing from|setting forth from|setting out of|beginning our trip in|starting our trip in|starting our trip from|start our journey in|starting our journey in|starting our journey from|start our journey from|begin our journey in|begin our journey from|journey starts in|journey starts from|journey begins in|journey begins from|trip starts in|trip starts from|trip begins in|initiating from|launching from|flying out from|fly out from|leaves from|leaves|departure from|departure point is|departure city is|departing out of|start off in|starting off in|starting off from|beginning at|initial point|based out of|begins from|start out from|start out in|start|departure|origin|departure city|from|departing from|departing|depart from|departs from|depart|leaving from|leaving|leave from|starting from|starting in|starting at|start from|start in|starts in|starts from|starting out from|starting out in|beginning in|beginning from|begin in|begins in|originating from|originating in|originates from|setting off from|setting out from|set off from|taking off from|flying from|flying out of|fly from|fly out of|out of|travelling from|traveling from|coming from|live in|living in|based in|we live in|i live in|home is|home city is|we d fly out of|leaving home in|jumping off point is|home base is|home airport is|start point is|our starting point is|starting point is|starting point|we ll leave from|we will leave from|i ll leave from|i will leave from|set out from|set forth from|hit the road from|hitting the road from|kicks off in|kicks off from|kick off from|begin from|begin at|journey from|travel from|fly in from|flight from|flights from|train from|we re from|i m from|we are from|pick up in|we start in|we begin in|starting our trip at|leave|d leave|we leave|we d leave|i d leave|i leave|ll leave|residing in|resident in|who lives in|living at|who live in|residents of|resident of|home in|point of departure is|point of departure|departure point|place of departure|starting city|starting city is|arriving from|coming in from|wants out of|escape from|getting away from|we board in|board in|boarding in|board at|we board at|embark in|boarding at|catch our flight in|catch our flight from|catch our train in|home airport|home airport being|home town is|hometown is|hometown|home city|home base|leaving out of|flying off from|we set off in|starting city of|set out in|setting out in|begin our trip in|begin our trip from|start our trip in|start our trip from|starting location is|starting location|departure airport|departure airport is|departs|departing at|originates in|origin city|origin city is|origin is|beginning our journey in|beginning our journey from|to escape|escaping|flee|fleeing|get out of|getting out of|away from|quit|quitting|say goodbye to|abandon|starting and ending in|starting and finishing in|start and end in|beginning and ending in|to and from|from and to|in and out of|start and finish in|there and back from',
    originAfter:
      'as the starting point|as a starting point|as starting point|as our starting point|as my starting point',
    originWeak: '',
    goal: 'ending up in|journeying to|venturing to|venture to|travelling to|traveling to|en route to|destined for|destination being|moving to|proceeding to|concluding in|concludes in|head towards|heading towards|culminating in|onward to|headed towards|headed for|excursion to|make our way to|final destination is|journey to|wanting to visit|on to|over to|off to|to|into|towards|toward|heading to|headed to|head to|heading for|going to|go to|fly to|flying to|travel to|destination is|destination|destinations|ending in|end in|ends in|finishing in|bound for|trip to|weekend in|stay in|staying in|spend time in|days in|nights in|week in|weeks in|day in|night in|stop in|stopping in|stops in|stopover in|weekend getaway in|break in|vacation in|holiday in|trip in|honeymoon in|arriving in|arrive in|cities in|towns in|in the city of|split between|divided between|swing through|hop over to|trip around|tour of|road trip through|loop through|wander through|drive to|train to|train ride to|flight to|flights to|ticket to|travelling around|traveling around|wind up in|winding up in|wrap up in|finish in|finish up in|end up in|drop in on|swing by|nip over to|pop over to|jet off to|jetting off to|make it to|get to|getting to|arrival in|aiming for|with a stop in|city break in|city break to|getaway to|escape to|tickets to|jaunt to|holiday to|vacation to|visit to|days|nights|weekend|week|fortnight in|fortnight|long weekend|day trip to|summer in|winter in|cities of|towns of|places in|cities across|towns across|cities within|cities throughout|thinking|thinking of|thinking about|we re thinking|considering|have in mind|in mind|dream of|dreaming of|dreaming about|set on|keen on|fancy|we fancy|leaning towards|eyeing up|set our sights on|sights set on|longing for|takes me to|takes us to|surprise with|craving',
    within: 'in|across|around|throughout|at|near|within',
    visit:
      'visit|visiting|see|seeing|explore|exploring|touring|tour|discover|discovering|covering|cover|include|including|includes|via|venturing into|do|experience',
    sight: sightNouns('en'),
    nameEnd:
      'while|from|if possible|which|with a|when|because|that|who|where|during|on the|in the morning|but|before|after|please|for us|for me|for',
    person:
      'lads|guys|mates|ladies|people|persons|person|travelers|travellers|traveler|traveller|individuals|individual|guests|guest|participants|passengers|pax|folks|women|men|colleagues|students|of us|of me|in total|teachers|pupils|seniors|souls|heads|tourists|vacationers|holidaymakers|holiday makers|explorers|adventurers|backpackers|globetrotters|retirees|pensioners|siblings|cousins|players|members|buddies|pals|friends in total|human beings|humans|grown ups|gals|fellas|girls in total|ppl|peeps|folk|lady|gentlemen|gentleman|tennis players|runners|hikers|cyclists|musicians|nurses|teachers in total|bachelors|bachelorettes|undergrads|freshmen|nomads|grown men|wanderers|companions|companions in total|colleagues in total|classmates in total',
    we: 'us|we',
    groupOf:
      'group of|party of|family of|team of|crew of|we are|we re|we will be|we ll be|we are a group of|the number of travelers is|number of people|there s|there are|there will be|there ll be|it s|bunch of|band of|squad of|gang of|household of|clan of|us|we would be|we d be|there would be|there d be|we total|we number|we come to|quantity of travelers|consisting of|made up of|being|as a group of|as a party of|as a family of|travelling as|traveling as|in a group of|number of travellers|headcount of|headcount',
    adult: 'adults|adult|grown ups|grownups',
    adjective:
      'best|closest|dear|full|whole|small|young|little|different|distinct|separate|unique|more|good|entire|other|beautiful|great|local|lovely|close|hotel|solid|big|nice|old|whole|wonderful|of my|of our|long|consecutive',
    alone:
      'for myself|just myself|only myself|me alone|solo|alone|by myself|on my own|single person|single traveler|single traveller|solo traveler|solo traveller|just me|only me|one person|travelling alone|traveling alone|nobody but me|only one of us|it s just me|it s only me|one person only|me myself and i|unaccompanied|party of one|just for me|only for me|lone traveler|lone traveller|traveling on my own|single adult|solo female traveller|solo female traveler|all by myself|all alone|me by myself|nobody else|no one else|on my lonesome|as a single traveller|as a single traveler|a lone traveller|one adult|for one|single occupancy',
    pair: 'romantic getaway|romantic weekend|romantic trip|romantic break|couple|a couple|pair|a pair|honeymoon|honeymooners|newlyweds|the two of us|both of us|the both of us|us two|we two|retired couple|elderly couple|married couple|husband and wife|young couple|couple of retirees|a pair of us|pair of us|a couple of us|couple of us|twosome of us',
    companion:
      'my wife|my husband|hubby|my hubby|the wife|the husband|my bf|my gf|my partner|my girlfriend|my boyfriend|my fiancée|my fiancé|my spouse|my mother|my mom|my mum|my father|my dad|my sister|my brother|my best friend|a friend|my friend|my grandmother|my grandma|my better half|my other half',
    kin: 'brother in law|sister in law|son in law|daughter in law|missus|mum|mom|mother|dad|father|wife|husband|partner|sister|brother|grandmother|grandma|granny|grandfather|grandpa|aunt|uncle|friend|girlfriend|boyfriend|cousin|nephew|niece|mother in law|father in law|boss|buddy|mate|pal|bestie|colleague|coworker|flatmate|roommate|neighbour|neighbor|godmother|stepmother|stepfather|nan|nana|gran|godson|goddaughter|grandson|granddaughter|stepson|stepdaughter|half brother|half sister|twin sister|twin brother|auntie|great aunt|fiancé|fiancée|spouse|companion|carer|travel buddy|in law|godfather|stepdad|stepmum|stepmom|beloved|sweetheart|significant other|soulmate|darling|other half|better half|lady|fella|man',
    parents:
      'my parents|our parents|my mum and dad|my in laws|our in laws|my grandparents|our grandparents|the grandparents|my folks',
    trio: 'as a trio|a trio|our trio|trio of friends|us three|we three',
    couples: 'couples',
    friends:
      'friends|other friends|colleagues|mates|buddies|pals|cousins|siblings|classmates|coworkers|co workers|teammates|roommates|housemates|girlfriends|besties|sisters|brothers|flatmates|workmates|schoolmates|chums|fellow students|neighbours|neighbors|girl friends|guy friends|relatives|family members|aunts|uncles|nephews|nieces|in laws|grandparents',
    family: 'family|my family|our family',
    with: 'with|and|plus|me and|along with',
    speaker: 'and i|and me|and myself|i and|me and|myself and',
    child:
      'kids|kid|children|child|sons|daughters|boys|girls|little ones|youngsters|teenagers|teenager|teens|toddlers|grandchildren|toddler|grandkids|grandchild|youngest|eldest|oldest|younger one|older one|little one|middle one|teen',
    oneChild:
      'a child|a kid|one child|a toddler|my son|my daughter|our son|our daughter|a son|a daughter|a teenager|my kid|our kid|my child|our child|our toddler|my toddler|a boy|a girl',
    twins: 'twins',
    baby: 'baby|infant|newborn',
    aged: 'who is|who s|aged|ages|age|of|who are|aged between|years|are|he s|she s|he is|she is|they are|they re|who will be|is|just turned|turning|who just turned',
    years: 'years old|year olds|year old|years|yrs|yo|y o|yr old',
    under: 'under|below|younger than|under the age of|below the age of',
    mustSeat: 'should seat|must seat|has to seat|needs to seat|should fit|must fit|has to fit',
    seat: 'seat|seats|seating|seater|for up to|room for|with room for|space for|with space for|that fits|fits|holds|that holds|carries|for a party of',
    budget:
      'budget|budgets|spend|spending|spend up to|cost|costs|price|total cost|expenses|budget of|budget is|afford|money|funds|costing|wallet|allowance|kitty|purse|set aside|put aside|shell out|part with|fork out|pay|paying|saved up|have saved|available|at our disposal|at my disposal|to work with|price tag|funds of|outlay|bill|all in|total of|altogether|financial limit|sum|nest egg|savings|piggy bank|pot of|play with|to play with|stump up|cough up|come in|cost us|invest|budgeted|lay out|pooled|have pooled|scraped together|war chest|means|in total',
    limit:
      'within|under|below|not exceed|not to exceed|no more than|not more than|up to|at most|less than|maximum|max|maximum of|keep it|exceed|around|about|approximately|roughly|make it work for|ceiling|cap|capped at|for about|limit|no higher than|not above|nothing above|nothing over|not over|capped|max out at|tops|at the most|somewhere around|in the region of|give or take|in the neighborhood of|in the neighbourhood of|or less|not surpass|surpassing|surpass|not go over|go over|going over|without going over|stay under|staying under|keep under|upper limit|at the very most|stick to|at the absolute most|the most we can spend is|all we have is',
    perPerson:
      'per student|per pupil|per participant|per guest|per person|each|per head|a head|per adult|per traveler|per traveller|apiece|pp|p p|a person|per capita',
    perDay: 'per day|a day|daily|each day|every day|per diem',
    perNight: 'per night|a night|nightly|each night',
    roundTrip:
      'round trip|roundtrip|return trip|return flight|return ticket|there and back|and back|returning to|return journey|two way|round|return flights|return tickets|round trip flights|return fare|return fares|returns|both ways|to and fro|return travel|return airfare|flights there and back|back again|out and back|back to where we started|back at the end|return to base',
    oneWay:
      'one way|oneway|single ticket|no return|without return|without a return|one way flight|single flight|single fare|no return flight|without the return|outbound only|only outbound|only the outbound|not returning|without coming back|without a return flight|one direction only|single journey',
    room: 'hotel room|hotel rooms|hotel room s|room|rooms|room s|bedroom|bedrooms|double room|double rooms|twin room|twin rooms|single room|single rooms|family room|family rooms|triple room|suite|suites|doubles|twins rooms|bed rooms',
    lodging:
      'accommodation|accommodations|lodging|lodgings|hotel|hotels|stay|house rules|apartment|airbnb|place to stay|rooms',
    stayAt:
      'stay at|staying at|sleep at|sleeping at|something like|stay in hotel|hotel is|hotel called|check in at|booked at|book a room at|staying in hotel|perhaps at|maybe at|possibly at|ideally at|preferably at|perhaps the|maybe the|ideally the|put up at|lodge at|lodging at|accommodated at|bed down at|crash at|room at|rooms at|like to try|check into|checking into|base ourselves at|have our eye on|eyeing',
    star: 'star|stars',
    rent: 'rent|renting|rental|arrange|hire|hiring|rent a car|book a car|get us|get me|get us a|get me a|find us a|line up|rental of|wheels|book us a|book us an|reserve a|reserve an|rented',
    carKind:
      'suv|sedan|saloon|hatchback|convertible|cabriolet|wagon|station wagon|estate|estate car|minivan|van|people carrier|compact|compact car|small car|city car|economy car|midsize|mid size car|full size car|4x4|four wheel drive|jeep|pickup|pickup truck|electric car|ev|hybrid|luxury car|sports car|minibus|coupe|limousine|campervan|camper|motorhome|roadster|classic',
    at: 'at|by|around|about',
    oclock: 'o clock|oclock|h|hrs|hours',
    am: 'am|a m|in the morning',
    pm: 'pm|p m|in the afternoon|in the evening|at night',
    homeward:
      'home|back|back home|return|returning|fly home|flying home|fly back|flying back|flight home|flight back|train home|train back|heading home|head home|going home|go home',
    arrive:
      'flying into|fly into|flight into|arrive|arriving|arrival|arrives|land|landing|lands|get in|get there|getting in|touch down|we arrive|flight lands|check in|reach|reaching|get into|getting into|gets into|pull into|roll into|come into|coming into',
    leave:
      'leaves|back by|back at|back before|home by|fly back|flying back|flight back|return flight|fly home|flying home|flight home|depart|departure|departs|departing|we leave|i leave|leaving|leave|return|returning|head home|heading home|head back|heading back|go home|train back|train home|check out|flying out|fly out|flies out|flight out|ride home|ride back|journey home|journey back|way back|way home|flight departs|train departs|plane departs|plane leaves|bus leaves|flight is|we re off|out again|going back|go back|getting home|get home',
    appointment:
      'dinner|lunch|breakfast|brunch|concert|opera|show|play|musical|match|game|meeting|appointment|conference|reservation|reserved|booked|tickets|ticket|tour|guided tour|wedding|interview|party|class|workshop|ceremony|event|massage|table|date|coffee|drinks|picnic|gala|rehearsal dinner|anniversary dinner|cooking class|tasting|wine tasting|screening|gig|recital|ballet|lecture|seminar|get together|reunion|service|mass|funeral|christening|checkup|cruise|chocolate workshop|afternoon tea|high tea|tea',
    today: 'today|tonight|right now',
    tomorrow: 'tomorrow',
    dayAfterTomorrow: 'the day after tomorrow|day after tomorrow',
    dayAfter: 'the day after|the next day|the following day|next day|one day later|a day later',
    afterFeast: 'after|right after|just after|shortly after|following|the week after|the days after',
    beforeFeast: 'before|right before|just before|shortly before|the week before|ahead of|in the run up to',
    next: 'next|coming|the coming|following',
    this: 'this',
    in: 'in|within',
    last: 'last|final',
    not: 'not|no|don t|do not|doesn t|does not|won t|will not|never|without|avoid|avoiding|cannot|can t|non|rather not|isn t|skip|hate|hates|hating|don t like|do not like|doesn t like|not into|not interested in|sick of|tired of|neither|free of|nor|shouldn t|exclude|excluding|nobody|no one|none of us|refuse|refuses|refusing|unwilling|don t fancy|afraid of|scared of|rule out|steer clear of|opposed to|won t be',
    but: 'but|however|instead|rather|though|although|not mind|don t mind|doesn t mind|won t mind|not a problem|no problem with|not object to|don t object to',
    swap: 'swap|swap out|replace|exchange|trade',
    swapFor: 'for|with|by',
    prefer:
      'rather|prefer|i prefer|we prefer|i d prefer|we d prefer|rather see|rather visit|i d rather see|we d rather see',
    preferTo: 'to|over',
    than: 'than|over',
    walk: 'walk|walks|walking',
    far: 'far|much|very far|very much|a lot|long|for long|long distances|too far',
    near: 'staying off|staying on|staying in|staying by|hotel in|hotel on|airbnb in|airbnb on|apartment in|near|near to|close to|next to|opposite|by|around|not far from|walking distance of|within walking distance of|in walking distance of|a stone s throw from|beside|behind',
    unwanted:
      'instead of|rather than|in place of|swap|swap out|replace|no|avoid|avoiding|skip|skipping|without|except|not interested in|don t want to see|don t want to visit|do not want to see|do not want to visit|already seen|already been to|already visited|leave out|not|hate|hates|hating|rather not see|please no|don t like|don t care for|anything but',
    wanted:
      'i d prefer|we d prefer|i prefer|we prefer|must see|must visit|have to see|want to see|wants to see|would love to see|really want to visit|don t want to miss|do not want to miss|can t miss|cannot miss|not miss|definitely|definitely see|especially|above all|absolutely want to see|absolutely|be sure to include|make sure to include|be sure to visit|bucket list|great to visit|amazing to visit|great to see|love to see|like to see|keen to see|hoping to see|hope to see|need to see|highlight is|highlights|want to visit|must do|visit to|a visit to|need to visit|would like to visit|love to visit|would be nice to visit|would be nice to see|would be lovely to visit|would be lovely to see|fantastic to visit|wonderful to visit|wonderful to see|nice to visit|nice to see|lovely to visit|lovely to see|keen to visit|hoping to visit|hope to visit|eager to see|eager to visit|dying to see|squeeze in|fit in|wish to see|wish to visit|hankering to see|thrilled to see|thrilled to visit|be happy to see|happy to visit|delighted to see|delighted to visit|dream of seeing|dream of visiting|looking forward to|free for',
    isMust:
      'for sure|of course|obviously|naturally|no question|if possible|if we can|if there s time|if time allows|is a must|are a must|is a must see|are must sees|must be included|must be on the list|must be part of it|cannot be missed|is non negotiable|are non negotiable|is a priority|is essential|are essential|is mandatory|yes|a must|a must see|are musts|are must see|are non negotiables|must be seen|have to be seen|has to be in|have to be in|has to be included|have to be included|should be included|is on our list|are on our list|is top of the list|is a given|are a given|is obligatory|are obligatory|is a highlight for us|we must see|we have to see|we want to see|i want to see|we d love to see|would be great|would be lovely|would be nice|would be a plus|would be a dream|is on my list|is high on our list|tops our list|sounds great|interests us|is on the agenda|is planned',
    isUnwanted:
      'no|can be skipped|is not needed|isn t needed|not needed|not necessary|no thanks|rather not|can be left out|is not for us|isn t for us|not for me|doesn t interest us|do not interest us|don t interest us|we can do without|we ve already seen|already seen|we know already|we ve seen it',
    few: 'few|fewer|less|not many|not too many',
    meal: 'food|cuisine|cuisines|meals|meal|dining|eat|eating|restaurants|restaurant|dishes|cooking|culinary|dinners|taste|foods|try|try out|flavours|flavors|fare|bites|eateries|food wise|dine|dine on|menus|sample|feast on|kitchens|gastronomy|savor|savour|indulge in',
    isOut:
      'is out of the question|are out of the question|is not an option|isn t an option|are not an option|aren t an option|is out|are out|is off the table|are off the table|is a no go|are a no go|is ruled out|are ruled out|not wanted|should be avoided|must be avoided|to be avoided|should be left out|is excluded|are excluded',
    overland:
      'by train only|only by train|train only|by rail only|by road only|by road or rail only|by rail or road only|overland|by land only|by bus only|by train or bus only|only by land|stay on the ground|keep our feet on the ground',
    flight:
      'flight|flights|fly|flying|plane|planes|air travel|airplane|airplanes|by air|flown|aircraft|airline|airlines|airfare|board a plane|aviation|jet|in the air|airport|take off',
    driving:
      'self driving|self drive|drive|driving|drive ourselves|drive myself|rental car|car|behind the wheel|drive at all|driving ourselves|drive around|renting a car|rent a car|renting cars|take the wheel|driver|self driven|the wheel|car rental|car hire|hire a car|driving a car|drives|drive anymore|behind a wheel',
    pet: 'pet|pets|dog|dogs|cat|cats|puppy|pet friendly|spaniel|labrador|poodle|terrier|beagle|bulldog|retriever|dachshund|collie|shepherd dog|pooch|hound|kitten|parrot|rabbit|hamster|four legged friend|furry friend|pug|husky|chihuahua|sausage dog|animal|animals|canine',
    stairs: 'stairs|steps|staircases|staircase|flights of stairs',
    layover: 'layover|stopover|stop over|lay over|in transit',
    onward:
      'fly on to|flying on to|onward flight to|onward to|continue to|continuing to|carry on to|connecting flight to|flight on to|on to|before flying to|my flight to',
    allowed:
      'allowed|permitted|welcome|permit|permits|allow|allows|ok|okay|accepted|accepts|accept|tolerated|tolerates|tolerate|may|possible|invite|host',
  },
  values: {
    number: {
      0: 'zero',
      1: 'one|single',
      2: 'two|a couple of|couple of|pair of|a pair of',
      3: 'three|a few',
      4: 'four',
      5: 'five',
      6: 'six|half a dozen',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
      11: 'eleven',
      12: 'twelve|a dozen|dozen',
      13: 'thirteen',
      14: 'fourteen',
      15: 'fifteen',
      16: 'sixteen',
      17: 'seventeen',
      18: 'eighteen',
      19: 'nineteen',
      20: 'twenty',
      21: 'twenty one',
      22: 'twenty two',
      23: 'twenty three',
      24: 'twenty four',
      25: 'twenty five',
      30: 'thirty',
      40: 'forty',
      50: 'fifty',
      60: 'sixty',
      70: 'seventy',
      80: 'eighty',
      90: 'ninety',
    },
    multiple: { 100: 'hundred', 1000: 'thousand|k|grand' },
    ordinal: {
      1: 'first',
      2: 'second',
      3: 'third',
      4: 'fourth',
      5: 'fifth',
      6: 'sixth',
      7: 'seventh',
      8: 'eighth',
      9: 'ninth',
      10: 'tenth',
    },
    monthName: {
      1: 'january|jan',
      2: 'february|feb',
      3: 'march|mar',
      4: 'april|apr',
      5: 'may',
      6: 'june|jun',
      7: 'july|jul',
      8: 'august|aug',
      9: 'september|sept|sep',
      10: 'october|oct',
      11: 'november|nov',
      12: 'december|dec',
    },
    weekday: {
      1: 'monday|mon|mondays',
      2: 'tuesday|tue|tues|tuesdays',
      3: 'wednesday|wed|wednesdays',
      4: 'thursday|thu|thur|thurs|thursdays',
      5: 'friday|fri|fridays',
      6: 'saturday|sat|saturdays',
      7: 'sunday|sun|sundays',
    },
    headcount: {
      2: 'twosome|duo',
      3: 'threesome',
      4: 'foursome|quartet',
      5: 'fivesome|quintet',
      6: 'sextet|half dozen friends',
    },
    lengthDays: { 1: 'one day trip', 7: 'week long|weeklong|a week|one week', 14: 'fortnight|a fortnight' },
    clock: { 720: 'noon|midday', 1440: 'midnight' },
    currency: {
      USD: 'dollars|dollar|usd|us dollars|bucks',
      EUR: 'euros|euro|eur',
      GBP: 'pounds|pound|gbp|quid|sterling|pounds sterling',
      CHF: 'francs|swiss francs|chf',
      JPY: 'yen|jpy',
      CAD: 'canadian dollars|cad',
      AUD: 'australian dollars|aud',
      BRL: 'reais|brl',
      INR: 'rupees|inr',
      MYR: 'ringgit|myr',
      THB: 'baht|thb',
      SEK: 'kronor|sek',
      PLN: 'zloty|zlotys|pln',
      ZAR: 'rand|zar',
      AED: 'dirhams|dirham|aed',
      SGD: 'singapore dollars|sgd',
      NZD: 'new zealand dollars|nzd',
    },
    part: {
      morning: 'morning|in the morning',
      noon: 'midday|lunchtime',
      afternoon: 'afternoon|in the afternoon',
      evening: 'evening|in the evening|tonight',
      night: 'night|late at night|at night',
    },
    feast: {
      easter: 'good friday|easter|easter weekend|easter break|easter holidays',
      advent: 'christmas market|christmas markets|advent',
      'year-end': 'between christmas and new year|between christmas and new year s',
      'all-saints': 'all saints|all saints day|all hallows',
      christmas: 'christmas|xmas|christmas holidays',
      'new-year': 'new year|new years|new year s|new year s eve|nye',
      pentecost: 'pentecost|whitsun|whit weekend',
      ascension: 'ascension|ascension day',
      valentine: 'valentine s day|valentines|valentine s',
    },
    season: { spring: 'spring', summer: 'summer', autumn: 'autumn|fall', winter: 'winter' },
    monthPart: {
      early: 'early|beginning of|the beginning of|start of|the start of',
      mid: 'mid|middle of|the middle of|in the middle of',
      late: 'late|end of|the end of',
      'first-half': 'first half of|the first half of|first fortnight of',
      'second-half': 'second half of|the second half of|second fortnight of|latter half of|the latter half of',
    },
    interest: {
      art: 'art|arts|museum|museums|gallery|galleries|paintings|painting|modern art|photography',
      history: 'history|historic|historical|ruins|castles|castle|ancient|archaeology|heritage|old town',
      nature: 'nature|hiking|hike|hikes|outdoors|parks|gardens|mountains|wildlife|trekking|lakes|garden|landscapes',
      food: 'ramen|good restaurants|good places to eat|places to eat|eating out|foodie|foodies|food|gastronomy|street food|wine|wines|cooking|food lovers|food lover|culinary|markets|tapas',
      views: 'views|viewpoints|panoramas|skyline|lookouts|sunset|sunsets|scenic',
      shopping:
        'shopping|shops|boutiques|malls|flea markets|shopping streets|shopping street|department stores|outlets|outlet|souvenir shops',
      nightlife: 'nightlife|bars|clubs|clubbing|party|partying|pubs|live music',
      family:
        'family friendly|zoo|aquarium|playgrounds|theme park|theme parks|amusement park|family fun|kid friendly|with children|with kids',
      beach: 'beach|beaches|swimming|seaside|snorkeling|snorkelling|surfing|sunbathing',
      architecture: 'architecture|buildings|modernism|skyscrapers|bauhaus|art nouveau',
      religion: 'churches|cathedrals|temples|mosques|synagogues|monasteries|pilgrimage|religious sites|shrines',
    },
    diet: {
      vegetarian:
        'nobody eats meat|don t eat meat|doesn t eat meat|do not eat meat|vegetarian|vegetarians|veggie|no meat|meat free|without meat|meatless|veggies|plant forward',
      vegan: 'vegan|vegans|plant based',
      halal: 'halal',
      kosher: 'kosher',
      'gluten-free':
        'gluten free|gluten allergy|allergic to gluten|coeliac|celiac|no gluten|gluten intolerant|can t eat gluten|can t have gluten|without gluten',
      'lactose-free': 'lactose free|lactose intolerant|dairy free|no dairy|no lactose',
    },
    cuisine: {
      American: 'american|american food|us american',
      French: 'french',
      Chinese: 'chinese',
      Indian: 'indian|curry|curries',
      Mexican: 'mexican|tex mex',
      Mediterranean: 'mediterranean|med',
      Italian: 'italian',
      Japanese: 'japanese|sushi',
      Thai: 'thai',
      Greek: 'greek',
      Spanish: 'spanish',
      Korean: 'korean',
      Vietnamese: 'vietnamese',
      Turkish: 'turkish',
    },
    pace: {
      calm: 'easy pace|easy paced|easy days|gentle|relaxed|relaxing|slow|slowly|calm|easy going|easygoing|leisurely|laid back|unhurried|take it easy|no rush|not too packed|chilled|chill|quiet pace|gentle pace|slow paced|without stress|not rushed|plenty of breaks|nothing too strenuous|nothing strenuous|not too strenuous|nothing strenuous please|nothing too tiring|nothing too exhausting|nothing hectic|not hectic|not too hectic|low key|low effort|at ease|restful|in no hurry|no hurry|without rushing|without hurrying|don t want to rush|slow down|slower pace|gentle programme|nothing too wild|take our time|taking our time|breathing space|lots of breaks|plenty of rest|no stress|stress free|unwind|wind down|mellow|nothing too rushed|nothing rushed|unrushed|no rushing|not too rushed|nothing too hectic|at a leisurely pace|taking it easy|nothing packed|peaceful|gently|slow travel|lazy|lazy mornings|soothing',
      full: 'packed|fast paced|as much as possible|see everything|action packed|intense|busy|full days|full programme|full program|whirlwind|jam packed|as many sights as possible|cram in|pack in|squeeze in|see as much|do as much|everything we can|make the most of it|make the most of|non stop|nonstop|ambitious|tight schedule|full on|hit all the highlights|from dawn to dusk|every minute',
    },
    mobility: {
      'step-free':
        'wheelchair|wheelchairs|step free|stroller|pram|buggy|pushchair|barrier free|accessible|no stairs|no steps|disabled|rollator|can t do stairs|cannot do stairs|can t manage stairs|cannot manage stairs|can t climb stairs|cannot climb stairs|no stair|without stairs|avoid stairs|zimmer frame|mobility scooter|walker|lift access|ramp access|ramps|double buggy',
      'short-walks':
        'can t manage hills|no hills|can t do hills|walks with difficulty|has difficulty walking|has trouble walking|bad hip|bad hips|bad back|can t walk long|can t walk for long|can t stand for long|walk much|with a cane|hip problems|knee problems|walks with a cane|walks with a stick|uses a cane|can t walk far|cannot walk far|can t walk much|cannot walk much|short walks|little walking|not much walking|limited mobility|walking difficulties|bad knee|bad knees|walks badly|trouble walking|elderly|difficulty walking|walking stick|not walk too much|walks slowly|finds walking hard|struggles to walk|struggles with walking|not good on her feet|not good on his feet|unsteady on her feet|unsteady on his feet|poor mobility|weak legs|not walk far|can only walk short distances|tires easily|gets tired easily|cane|crutches|walking frame|hip replacement|arthritis|dodgy knee|dodgy knees|sore knee|sore knees|gets tired quickly|tire easily|can t stand long|limited walking|can t manage long walks',
    },
    roomKind: {
      'private room':
        'private room|private rooms|rooms to ourselves|room to ourselves|separate room|private accommodation|private bedroom|private bedrooms|own room|own rooms|rooms of our own|room of our own|separate rooms|individual rooms|private quarters|private lodging|privacy of our own rooms|room type private|private rooms only|private room type|type of room private',
      'entire room':
        'entire room|entire rooms|entire place|entire home|whole apartment|entire apartment|whole place|entire unit|full room|entire apartments|entire homes|entire houses|entire house|entire flat|entire flats|whole house|whole home|whole flat|whole apartments|whole unit|full apartment|full apartments|place to ourselves|places to ourselves|home to ourselves|house to ourselves|apartment to ourselves|flat to ourselves|entire lodging|entire lodgings|entire accommodation|entire accommodations|whole rooms|whole room|entire units|entire places|whole places|complete apartment|an entire space|entire space|entire suite|entire suites|whole lodging|place all to ourselves|lodging all to ourselves|place to myself|apartment to myself',
      'shared room':
        'shared room|shared rooms|dorm|dormitory|shared accommodation|shared accommodations|shared lodging|share a room|share rooms|sharing a room|sharing rooms|communal room|bunk room|hostel dorm|shared dorm|dorms|dormitories|hostel bunk|bunk beds|shared bedroom|shared bedrooms|shared dorms',
    },
    houseNoun: {
      visitors: 'guests|guest|company|visits|visit from friends',
      parties: 'party|bash|celebration|get together',
    },
    houseRule: {
      smoking: 'smoking|smoke|smokers|smoker friendly|lighting up|light up|cigarettes|a smoke|smokes',
      parties:
        'parties|hosting parties|throw a party|party friendly|have a party|have parties|host parties|host a party|partying allowed|allows parties|allow parties|throw parties|celebrations|hold a party|hold parties|hosting a party|a party at|party at the house|party at home|party in the house|have a bash|party there|we can party|can party|able to party|party in peace|we may party',
      visitors:
        'visitors|guests over|receive guests|visitor friendly|allow visitors|have visitors|have guests over|guests visiting|receive visitors|friends over|have people over|outside guests|receiving guests|having guests|guests should be allowed|guests are allowed|guests allowed|guests be allowed|guests permitted|guests welcome|guests are welcome|guests to visit|guests may visit|allow guests|allows guests|welcome guests',
    },
  },
}
