import { sightNouns } from '../../place-kinds/index.ts'
import type { Language } from '../language.ts'

export const french: Language = {
  code: 'fr',
  isMonthFirst: false,
  hasCapitalNouns: false,
  signs: {
    common:
      'train|bus|car|avion|tgv|je|j|nous|on|vous|tu|il|elle|ils|me|moi|le|la|les|l|un|une|des|du|de|d|et|ou|avec|pour|dans|en|à|au|aux|sur|est|sont|suis|sommes|être|sera|serons|serait|voudrais|voudrions|aimerais|aimerions|souhaite|souhaitons|veux|voulons|peux|pouvez|pouvons|pourriez|pourrais|peut|besoin|cherche|cherchons|voyage|voyager|voyageons|séjour|vacances|organiser|organise|planifier|planifie|prévoir|préparer|prépare|itinéraire|aide|aider|aidez|svp|s il vous plaît|s il te plaît|merci|bonjour|salut|mon|ma|mes|notre|nos|votre|ce|cette|ces|qui|que|qu|quoi|où|quand|comment|ne|pas|n|plus|très|aussi|puis|ensuite|après|avant|entre|jusqu|jours|jour|semaine|semaines|nuits|nuit|personnes|personne|euros|dollars|prix|ville|villes|week|end|famille|enfants|enfant|hôtel|chambre|chambres|vol|vols|sans|environ|maximum|total|partir|partons|pars|départ|retour|aller|allons|vais|visiter|voir|faire|c|si|y|a|ai|avons|deux|trois|quatre|printemps|été|automne|hiver|nord|sud|proposez|créer|créez|crée|propose|depuis|par|chez|escale',
    and: 'et|puis|ensuite|et puis|et ensuite|ainsi que|plus|ou|suivi de|puis à|enfin|et enfin|après|et après',
    to: 'au|à|jusqu au|jusqu à|jusqu|a|jusqu en|jusqu aux',
    from: 'du|de|à partir du|dès le|à compter du|le|d|depuis le|des|à partir de',
    between: 'entre|entre le',
    of: 'de|du|d|en|des|du mois de|au mois de|au',
    article:
      'gare de|aéroport de|aéroport d|le|la|les|l|un|une|des|du|au|aux|notre|mon|ma|nos|mes|belle|belle ville de|ville de|la ville de|beau',
    for: 'pour|à',
    day: 'jour|jours|journée|journées|j',
    night: 'nuit|nuits|nuitée|nuitées',
    week: 'semaine|semaines',
    month: 'mois',
    minute: 'minute|minutes|min',
    hour: 'heure|heures',
    half: 'demi|demie',
    weekend: 'week end|weekend|week ends|fin de semaine',
    longWeekend:
      'long week end|week end prolongé|grand week end|long weekend|weekend prolongé|pont de trois jours|week end de trois jours',
    dayTrip:
      'le même jour|dans la même journée|excursion d une journée|aller retour dans la journée|une journée|escapade d un jour',
    city: 'ville|villes|destinations|étapes|lieux|étape|arrêts|localités|haltes|communes|métropoles',
    origin:
      'commence à|débute à|qui commence à|qui débute à|parte de|depuis|au départ de|au départ d|en partant de|en partant d|partant de|partant d|à partir de|départ de|départ d|départ à|départ depuis|nous partons de|je pars de|partir de|partons de|pars de|partirons de|partirai de|commençant à|commençant par|débutant à|débute à|commence à|quittant|en quittant|j habite à|nous habitons à|j habite|habitant à|ville de départ|point de départ|en provenance de|on part de|décollant de|vol depuis|départ prévu de|démarrant à|vivons à|vis à|partira de|partirait de|partiraient de|partirions de|on partira de|on partirait de|départ fixé à|départ fixé de|ville de départ est|point de départ est|le départ se fait de|le départ se fait à|au départ du|départ du|départ des|décollage de|décollage à|prenant le départ à|prenant le départ de|nous vivons à|je vis à|nous venons de|je viens de|s élançant de|en démarrant de|démarrage à|à partir d|partant du|embarquant à|embarquement à|départ|lieu de départ|ville d origine|résidant à|résidant en|qui réside à|habite à|domicilié à|domiciliée à|domiciliés à|qui habite à|qui vit à|vivant à|qui partirait de|qui partira de|arrivée de|arrivant de|en arrivant de|quitter|veut quitter|quittons|quitterons|s échapper de|échapper à|au départ|embarque à|embarquons à|on embarque à|nous embarquons à|origine|quitte|quittent|laisse|prenons le départ de|aéroport de départ|notre ville de départ est|on démarre de|on démarre à|démarrant de|nous quittons|on quitte|je quitte|décollage depuis|basés à|basée à|basé à|basées à|on habite à|on part depuis|partant depuis|départ prévu à|venant de|en venant de|venant d|en provenance d|nous arrivons de|on arrive de|on vient de|fuir|fuyant|nous échapper de|s évader de|nous évader de|laisser|loin de|départ et retour à|départ et arrivée à|départ et retour de|commençant et finissant à|début et fin à|au départ et au retour de',
    originAfter: 'comme point de départ',
    originWeak: 'de|d|du',
    goal: 'se termine à|finisse à|se terminant à|qui se termine à|se finit à|à destination de|à destination d|vers|direction|pour aller à|aller à|jusqu à|destination|destination est|voyage à|séjour à|week end à|jours à|nuits à|semaine à|semaines à|jours en|semaine en|semaines en|escapade à|vacances à|nous rendre à|me rendre à|se rendre à|arrivée à|arrivant à|terminant à|finissant à|pour finir à|partir à|voyager à|vol vers|vol pour|villes de|villes du|villes en|villes au|villes dans le|villes dans l|villes de l|villes de la|journée à|étape à|aller en|partir en|partir pour|puis à|jours|jours au|allant à|rejoindre|voyage en|week end en|noces à|partagés entre|partagée entre|répartis entre|en direction de|pour rejoindre|pour gagner|gagner|nous emmenant à|nous emmène à|qui nous mène à|mène à|conduisant à|aboutissant à|s achevant à|billet pour|billets pour|train pour|train vers|escapade en|séjour en|séjour au|voyage au|voyage aux|circuit en|tour de|périple en|périple à|vols pour|vol à destination de|mettre le cap sur|cap sur|étapes en|étapes au|haltes en|destinations en|nous amenant à|week end au|villes d|ville d|étapes d|villes dans|villes des|coins de|deux villes d|arrêts en|arrêts au|localités en|localités de|nuits|week end|semaine|séjour|rêvons de|rêve de|on pense à|nous pensons à|je pense à|en tête|nous avons en tête|on a en tête|envie de|l idée c est|nous visons|on vise|on songe à|nous songeons à|je songe à|nous envisageons|on envisage|j envisage|surprendre à|pour destination|comme destination|destination finale',
    within: 'à|au|aux|en|dans|chez|près de|autour de|à travers|dans le|dans la|dans l|sur',
    visit:
      'visiter|visite|visite de|visite du|visitant|voir|découvrir|découvrant|explorer|explorant|parcourir|parcourant|découverte de|comprenant|incluant|via|en passant par|passant par|couvrant|visiterons|visiterai|faire',
    sight: sightNouns('fr'),
    nameEnd:
      'pendant|si possible|qui|que|avec|quand|parce|où|mais|avant|après|svp|pour|lors|depuis|au départ|est|sont|à|au|le matin|serait|dans|en partant|en',
    person:
      'd entre nous|de nous|personne|personnes|voyageurs|voyageur|voyageuses|participants|adeptes|gens|passagers|individus|convives|invités|femmes|hommes|collègues|étudiants|voyageuse|pers|au total|en tout|élèves|professeurs|mecs|filles|copains|copines|touristes|vacanciers|retraités|membres|randonneurs|baroudeurs|aventuriers|compagnons|têtes|voyageurs au total|dames|messieurs|étudiantes|jeunes gens|camarades|nanas|retraitées|musiciens|enseignants|célibataires|cyclistes|adhérents|sportifs|compères|individu',
    adult: 'adultes|adulte|grandes personnes',
    adjective:
      'vieux|vieilles|anciens|anciennes|bons|meilleures|meilleurs|bonnes|petits|petit|jeunes|différentes|différents|belles|pleins|pleines|complets|entiers|grands|autres|entières|de mes|bonnes|distinctes|grandes|petites',
    we: 'nous',
    groupOf:
      'groupe de|nous sommes|nous serons|on est|on sera|famille de|nous voyageons à|nous sommes un groupe de|équipe de|un groupe de|nous partons à|nombre de personnes|nombre de voyageurs|on part à|nous sommes une famille de|bande de|partir à|voyager à|aller à|nous irons à|nous partirons à|on voyage à|nous voulons partir à|troupe de|tribu de|nous serions|on serait|nous voyagerons à|nous voyageons en groupe de|composé de|composée de|ils sont|elles sont|il y aura|nous y allons à|on y va à|on irait à|nous irions à|voyagent à|partent à|nombre de participants|un total de|étant|étant à|en étant|nous voilà|on se retrouve à|en comptant',
    alone:
      'juste pour moi|rien que pour moi|moi tout seul|seul|seule|en solo|solo|toute seule|tout seul|une seule personne|voyageur seul|voyageuse seule|voyage en solitaire|en solitaire|juste moi|moi seul|rien que moi|pour moi seul|pour moi seule|moi toute seule|sans compagnie|seulement moi|en individuel|voyageur solitaire|voyageuse solitaire|je serai seul|je serai seule|femme seule|homme seul|une femme seule|un homme seul|moi seule|une personne seule|personne d autre',
    pair: 'escapade romantique|week end romantique|couple|en couple|en amoureux|lune de miel|voyage de noces|à deux|jeunes mariés|nous deux',
    companion:
      'ma femme|mon mari|ma compagne|mon compagnon|ma copine|mon copain|mon conjoint|ma conjointe|ma mère|mon père|ma sœur|mon frère|un ami|une amie|ma meilleure amie|mon meilleur ami|ma grand mère|mon épouse|mon époux|ma fiancée|mon fiancé|ma maman|mon amie|mon ami|maman|papa',
    kin: 'beau frère|belle sœur|gendre|belle fille|beau fils|mère|maman|père|papa|femme|mari|compagne|compagnon|conjoint|conjointe|sœur|frère|grand mère|grand père|mamie|papi|tante|oncle|ami|amie|copain|copine|cousin|cousine|nièce|neveu|belle mère|beau père|collègue|voisine|voisin|marraine|parrain|filleul|filleule|demi frère|demi sœur|fiancé|fiancée|époux|épouse|chéri|chérie|meilleur ami|meilleure amie|mémé|pépé|tata|tonton|coloc|colocataire|pote|jumeau|jumelle|partenaire|patron|patronne|moitié|bien aimée|bien aimé|amoureux|amoureuse|dulcinée|tendre moitié|âme sœur|douce moitié|petit ami|petite amie|petite copine|petit copain|homme|mec|nana',
    parents:
      'mes parents|nos parents|mes beaux parents|nos beaux parents|mes grands parents|nos grands parents|les grands parents',
    trio: 'en trio|un trio|notre trio|nous trois',
    couples: 'couples',
    friends:
      'amis|amies|copains|copines|potes|collègues|cousins|cousines|camarades|frères|sœurs|collègues de travail|colocataires|colocs|voisins|voisines|compagnons|neveux|nièces|camarades de classe|proches|amis d enfance|copains de fac|membres de la famille|tantes|oncles',
    family: 'famille|ma famille|notre famille|en famille',
    with: 'avec|et|plus|moi et|mes|accompagné de|accompagnés de|mes',
    speaker: 'et moi|moi et|et moi même',
    child:
      'enfants|enfant|fils|filles|garçons|petits enfants|ados|adolescents|adolescent|gamins|bambins|gosses|ado|petits|jeunes enfants|plus jeune|aîné|aînée|benjamin|benjamine|gamin|gamine',
    oneChild:
      'un enfant|mon fils|ma fille|notre fils|notre fille|un ado|un adolescent|notre enfant|mon enfant|un jeune enfant|un petit garçon|une petite fille|un garçon|une fille',
    twins: 'jumeaux|jumelles',
    baby: 'bébé|nourrisson|nouveau né',
    aged: 'a|aura|vient d avoir|qui a|âgés de|âgées de|âgé de|âgée de|de|âges|d|qui ont|âge|ont|ont respectivement|sont âgés de|il a|elle a|ils ont|elles ont',
    years: 'ans|an',
    under: 'de moins de|moins de|en dessous de|âgés de moins de',
    seat: 'places|place pour|sièges|de la place pour|pouvant accueillir|places assises|avec de la place pour|qui accueille|pour accueillir|doit accueillir',
    mustSeat:
      'doit accueillir|devrait accueillir|doit avoir de la place pour|doit pouvoir accueillir|devrait avoir de la place pour|doit contenir',
    budget:
      'budget|dépenser|coût|prix|dépenses|coûter|coûte|montant|argent|coût total|enveloppe|dispose de|disposons de|de côté|économisé|porte monnaie|bourse|cagnotte|disposer de|débourser|payer|à disposition|somme|au total|en tout|finances|tout compris|mettre|tirelire|économies|mettons|à dépenser|tout inclus|pot commun|compte tenu d un budget|on a',
    limit:
      'maximum|max|au maximum|moins de|pas plus de|jusqu à|au plus|ne pas dépasser|sans dépasser|dépasser|environ|autour de|à peu près|limite|plafond|dans la limite de|en dessous de|inférieur à|pour environ|limité à|sous|ne pas excéder|sans excéder|excéder|au delà de|pas au delà de|à hauteur de|aux alentours de|dans les|grosso modo|plus ou moins|au grand maximum|tout au plus|sans aller au delà de|enveloppe|plafonné à|un maximum de|inférieure à|qui ne dépasse pas|dans la fourchette de|grand maximum|s en tenir à|à tout casser|au maximum du maximum|nous en tenir à',
    perPerson:
      'par élève|par étudiant|par participant|par personne|chacun|chacune|par tête|par adulte|par voyageur|pp|p p',
    perDay: 'par jour|quotidien|journalier|chaque jour|la journée',
    perNight: 'par nuit|la nuit|la nuitée|par nuitée|chaque nuit',
    roundTrip:
      'aller retour|aller et retour|a r|billet aller retour|vol aller retour|et retour|allers retours|aller retours|allers et retours|avec retour|retour compris|retour inclus|vols aller et retour',
    oneWay:
      'aller simple|sans retour|vol simple|aller seulement|aller sec|simple aller|un aller|billet simple|vol aller|sans billet de retour|sans vol retour|aller uniquement|seulement l aller|uniquement l aller|juste l aller|que l aller|allers simples',
    room: 'chambre|chambres|chambres d hôtel|chambre d hôtel|chambre double|chambres doubles|chambre simple|chambre familiale|suites|suite|chambres simples|chambres familiales',
    lodging: 'hébergement|hébergements|hôtel|hôtels|logement|logements|appartement|location',
    stayAt:
      'loger à l|loger au|séjourner à l|séjourner au|dormir à l|dormir au|à l hôtel|hôtel s appelle|quelque chose comme|logement comme|loger à|séjourner à|dormir à|logerons à l|logerons au|peut être à l hôtel|peut être au|peut être à la|de préférence au|de préférence à l|idéalement au|idéalement à l|si possible au|si possible à l|descendre au|descendre à l|héberger au|hébergés au|chambre au|chambres au|nuits au|par exemple au|par exemple à l|pourquoi pas au|pourquoi pas à l|nous loger au|résider au',
    star: 'étoiles|étoile',
    rent: 'louer|location de voiture|location d une voiture|louer une voiture|location|réserver une voiture|louer un|louer une|nous trouver un|réserver un|réserver une|réservez nous un|réservez nous une|loué|louée',
    carKind:
      'suv|4x4|berline|break|citadine|compacte|voiture compacte|petite voiture|cabriolet|décapotable|monospace|minibus|fourgonnette|van|voiture électrique|hybride|voiture de sport|camping car|coupé|pick up|limousine|utilitaire',
    at: 'à|vers|dès|avant|vers les|pour',
    oclock: 'heures|heure|h',
    am: 'du matin|heures du matin|h du matin',
    pm: 'de l après midi|du soir|heures du soir|h du soir|heures de l après midi',
    homeward:
      'retour|vol retour|vol de retour|le retour|rentrons|rentrer|repartons|repartir|repart|rentre|train retour|retour prévu',
    arrive:
      'arriver|arrivons|arrive|arrivée|arriverons|arriverai|atterrissons|atterrir|atterrit|atterris|atterrissage|débarquons|arrivant|on arrive|atterrirons',
    leave:
      'train part|vol part|avion part|train repart|avion décolle|bus part|repartir|repartons|repars|retour|rentrer|rentrons|rentre|vol retour|vol de retour|départ|repartirons|repartirai|rentrerons|on repart|on rentre|quittons|train retour|le retour|repart|vol repart|avion repart|reprenons|reprends le train|reprendre le train|voyage retour|vol du retour|trajet retour|reprend l avion|reprenons l avion|reprends l avion|reprendre l avion|reprend le train|reprenons le train|rentrons en avion|rentrons chez nous|rentre chez moi',
    appointment:
      'dîner|déjeuner|petit déjeuner|brunch|concert|opéra|spectacle|théâtre|match|réunion|rendez vous|conférence|réservation|réservé|billets|billet|visite guidée|mariage|entretien|fête|cours|atelier|événement|massage|table|café|verre|cérémonie|séminaire|comédie musicale|musical|repas|dégustation|croisière|ballet|récital|messe|baptême|soirée|projection|colloque|visite privée|représentation|tournoi|enterrement|workshop|goûter|apéro|apéritif',
    today: 'aujourd hui|ce soir',
    tomorrow: 'demain',
    dayAfterTomorrow: 'après demain',
    dayAfter: 'le lendemain|le jour suivant|le jour d après',
    afterFeast: 'après|juste après|peu après|la semaine après|la semaine suivant',
    beforeFeast: 'avant|juste avant|peu avant|la semaine avant|la semaine précédant',
    next: 'prochain|prochaine|prochains|prochaines|la prochaine|le prochain',
    this: 'ce|cette|cet',
    in: 'dans',
    last: 'dernier|dernière|la dernière|le dernier',
    not: 'déteste|détestons|détestent|ne|pas|sans|aucun|aucune|éviter|jamais|évitons|évitant|n|non|ni|surtout pas|pas de|hors de question|évite|personne ne|refusons|refuse|aucunement|exclure|exclu|hors de|peur de|peur en|renonçons|pas question|aucun de nous|ni l un ni l autre',
    but: 'mais|plutôt|par contre|en revanche|sauf|pas contre|pas d objection|pas d inconvénient|pas de problème avec|pas gêner',
    swap: 'remplace|remplacez|remplacer|remplaçons|échange|échangez|échanger',
    swapFor: 'par|contre|pour',
    prefer: 'plutôt|mieux|je préfère|nous préférons|on préfère',
    preferTo: 'à|au|aux',
    than: 'que',
    walk: 'marche|marcher|marchons|marchent',
    far: 'loin|beaucoup|longtemps|très loin|bien loin',
    near: 'logeons à|logés à|dormons à|hôtel à|appartement à|près de|près du|près des|proche de|proche du|à côté de|à côté du|à côté des|non loin de|à deux pas de|à deux pas du|aux abords de|autour de|autour du|en face de|en face du|derrière|près d|à côté d',
    unwanted:
      'au lieu de|au lieu du|au lieu des|au lieu d|à la place de|à la place du|à la place des|plutôt que|remplace|remplacer|remplacez|échange|échanger|pas de|pas d|sans|éviter|évitez|sauf|surtout pas|pas le|pas la|pas les|pas au|déjà vu|déjà visité|ne pas visiter|ne veux pas voir|ne voulons pas voir|excepté|pas envie de|pas intéressé par|pas intéressés par|aucun|aucune|on évite|je déteste|nous détestons|plutôt pas|n aimons pas|n aime pas|connaît déjà|connaissons déjà|connais déjà|on a déjà vu',
    wanted:
      'je préfère|nous préférons|on préfère|absolument|absolument voir|à voir absolument|il faut voir|je veux voir|nous voulons voir|on veut voir|surtout|incontournable|sans manquer|ne pas manquer|ne pas rater|ne veux pas rater|ne voulons pas rater|en particulier|tiens à voir|tenons à voir|souhaite voir|souhaitons voir|envie de voir|absolument visiter|absolument aller à|surtout voir|rêve de voir|aimerais voir|aimerions voir|aimerait voir|visiter absolument|il serait super de visiter|ce serait génial de visiter|ce serait super de visiter|impérativement|notamment|aimerais visiter|aimerions visiter|aimerait visiter|j adorerais visiter|nous adorerions visiter|on adorerait visiter|j adorerais voir|nous adorerions voir|on adorerait voir|ce serait formidable de visiter|ce serait bien de visiter|ce serait chouette de visiter|ce serait chouette de voir|ce serait bien de voir|tenons à visiter|tient à voir|tiens à visiter|voudrais visiter|voudrions visiter|voudrait visiter|voudrais voir|voudrions voir|voudrait voir|ça nous ferait plaisir de voir|nous serions ravis de voir|nous serions ravis de visiter|je serais ravie de voir|je serais ravi de voir|ça nous tente de voir|on rêve de voir|nous rêvons de voir|je rêve de voir',
    isMust:
      'bien sûr|évidemment|forcément|si possible|si on peut|si on a le temps|si le temps le permet|est un incontournable|est incontournable|sont incontournables|est indispensable|est obligatoire|est un must|à ne pas manquer|à ne pas rater|sont indispensables|doit être au programme|obligatoire|obligatoires|absolument|indispensable|oui|sont un must|sont obligatoires|est un passage obligé|sont des incontournables|sont des passages obligés|doivent être au programme|est au programme|est prioritaire|sont prioritaires|ne peut pas manquer|on veut voir|nous voulons voir|on veut le voir|nous ferait plaisir|nous ferait très plaisir|me ferait plaisir|nous tente|nous fait envie|nous plairait|me plairait|serait un plus|nous fait rêver|nous ferait rêver|est prévu|est prévue|doit y être|doit en être|est une priorité|nous intéresse|m intéresse',
    isUnwanted:
      'on s en passe|pas besoin|pas nécessaire|non merci|surtout pas|plutôt pas|ne nous intéresse pas|ne nous intéressent pas|ne m intéresse pas|ce n est pas pour nous|on peut s en passer|non|déjà vu|on connaît déjà|déjà visité',
    few: 'peu de|peu d|pas trop de|moins de',
    meal: 'cuisine|cuisines|manger|repas|restaurant|restaurants|gastronomie|plats|culinaire|culinaires|table|goûter|nourriture|saveurs|mange|mangeons|mangerait|mangerions|mangerais|mangerons|mangera|déguster|dégustons|gastronomique|gastronomiques|savourer|assiette|envie de cuisine|tables|spécialités|côté cuisine|restos|resto|se régaler',
    isOut:
      'est exclu|est exclue|sont exclus|sont exclues|hors de question|n est pas une option|ne sont pas une option|à éviter|est à proscrire|à proscrire|ne nous tente pas|non merci',
    overland:
      'uniquement en train|uniquement par le train|uniquement par la route|seulement en train|seulement par le train|que par le train|qu en train|par voie terrestre|uniquement par voie terrestre|exclusivement en train|uniquement en bus|rester au sol',
    flight:
      'vol|vols|avion|prendre l avion|voler|avions|voie aérienne|volons|volerons|voyage aérien|voyages aériens|trajet en avion|trajets en avion|transport aérien|l avion|par les airs',
    driving:
      'conduire|conduite|voiture|conduire nous mêmes|au volant|rouler|voiture de location|conduirons|conduisons|conduirai|conduis|conduit|conduira|prendre le volant|prendre la voiture|conduire soi même|auto|louer une voiture|location de voiture|prenions le volant|conduisent|conduisant|conduisez',
    pet: 'animal de compagnie|animaux de compagnie|animaux|animal|chien|chiens|chat|chats|animaux domestiques|animaux acceptés|épagneul|labrador|caniche|terrier|beagle|bouledogue|teckel|berger allemand|colley|carlin|husky|chihuahua|chiot|chienne|chaton|chatte|perroquet|lapin|toutou|compagnon à quatre pattes|quatre pattes',
    stairs: 'escaliers|escalier|marches',
    layover: 'escale|stopover|correspondance|transit',
    onward:
      'départ pour|repars pour|repartons pour|continue vers|continue sur|poursuis vers|vol pour|je continue vers|avion pour',
    allowed:
      'autorisé|autorisée|autorisés|autorisées|permis|permise|permises|accepté|acceptée|acceptés|acceptées|admis|admise|admises|bienvenus|bienvenues|bienvenue|accepte|acceptent|autorise|autorisent|permet|permettent|toléré|tolérés|tolère|recevoir|accueillir|inviter',
  },
  values: {
    number: {
      0: 'zéro',
      1: 'un|une',
      2: 'deux|une paire de',
      3: 'trois|quelques',
      4: 'quatre',
      5: 'cinq',
      6: 'six|une demi douzaine de',
      7: 'sept',
      8: 'huit',
      9: 'neuf',
      10: 'dix|une dizaine de',
      11: 'onze',
      12: 'douze|une douzaine de',
      13: 'treize',
      14: 'quatorze',
      15: 'quinze|une quinzaine de',
      16: 'seize',
      17: 'dix sept',
      18: 'dix huit',
      19: 'dix neuf',
      20: 'vingt|une vingtaine de',
      21: 'vingt et un|vingt et une',
      22: 'vingt deux',
      23: 'vingt trois',
      24: 'vingt quatre',
      25: 'vingt cinq',
      30: 'trente|une trentaine de',
      40: 'quarante',
      50: 'cinquante',
      60: 'soixante',
      70: 'soixante dix|septante',
      80: 'quatre vingts|quatre vingt|huitante',
      90: 'quatre vingt dix|nonante',
    },
    multiple: { 100: 'cent|cents', 1000: 'mille|k|milliers de' },
    ordinal: {
      1: 'premier|première',
      2: 'deuxième|second|seconde',
      3: 'troisième',
      4: 'quatrième',
      5: 'cinquième',
      6: 'sixième',
      7: 'septième',
      8: 'huitième',
      9: 'neuvième',
      10: 'dixième',
    },
    monthName: {
      1: 'janvier|janv',
      2: 'février|févr|fév',
      3: 'mars',
      4: 'avril|avr',
      5: 'mai',
      6: 'juin',
      7: 'juillet|juil',
      8: 'août',
      9: 'septembre|sept',
      10: 'octobre|oct',
      11: 'novembre|nov',
      12: 'décembre|déc',
    },
    weekday: {
      1: 'lundi|lundis',
      2: 'mardi|mardis',
      3: 'mercredi|mercredis',
      4: 'jeudi|jeudis',
      5: 'vendredi|vendredis',
      6: 'samedi|samedis',
      7: 'dimanche|dimanches',
    },
    headcount: {
      2: 'en duo|un duo',
      3: 'à trois',
      4: 'quatuor|à quatre',
      5: 'à cinq',
      6: 'à six',
      7: 'à sept',
      8: 'à huit',
      9: 'à neuf',
      10: 'à dix',
    },
    lengthDays: { 7: 'une semaine|d une semaine|huit jours', 14: 'quinze jours|quinzaine|une quinzaine' },
    clock: { 720: 'midi', 1440: 'minuit' },
    currency: {
      EUR: 'euros|euro|eur',
      USD: 'dollars|dollar|dollars américains|usd',
      GBP: 'livres|livres sterling|gbp',
      CHF: 'francs suisses|francs|chf',
      JPY: 'yens|yen',
      CAD: 'dollars canadiens',
      AUD: 'dollars australiens',
      BRL: 'reais',
      INR: 'roupies',
    },
    part: {
      morning: 'matin|le matin|dans la matinée|matinée',
      noon: 'le midi',
      afternoon: 'après midi|l après midi',
      evening: 'soir|le soir|soirée|en soirée|ce soir',
      night: 'la nuit|dans la nuit',
    },
    feast: {
      easter: 'vendredi saint|pâques|week end de pâques|fêtes de pâques',
      advent: 'marché de noël|marchés de noël|avent',
      'year-end': 'entre noël et le nouvel an|entre noël et nouvel an|entre noël et le jour de l an',
      'all-saints': 'toussaint|vacances de la toussaint|week end de la toussaint',
      christmas: 'noël|fêtes de noël',
      'new-year': 'nouvel an|jour de l an|réveillon|saint sylvestre',
      pentecost: 'pentecôte|week end de pentecôte',
      ascension: 'ascension|pont de l ascension|week end de l ascension',
      valentine: 'saint valentin',
    },
    season: { spring: 'printemps', summer: 'été', autumn: 'automne', winter: 'hiver' },
    monthPart: {
      early: 'début|au début du mois de|au début de',
      mid: 'mi|milieu|au milieu du mois de|au milieu de',
      late: 'fin|à la fin du mois de|à la fin de',
      'first-half': 'première quinzaine de|première moitié de|première quinzaine d|première moitié d',
      'second-half':
        'seconde quinzaine de|deuxième moitié de|deuxième quinzaine de|seconde moitié de|seconde quinzaine d|deuxième quinzaine d|seconde moitié d',
    },
    interest: {
      art: 'art|arts|musée|musées|galerie|galeries|peinture|art moderne|photographie|photo|art contemporain',
      history: 'histoire|historique|historiques|ruines|châteaux|château|antique|archéologie|patrimoine|vieille ville',
      nature:
        'nature|randonnée|randonnées|parcs|jardins|montagnes|montagne|animaux sauvages|trekking|lacs|paysages|jardin',
      food: 'bouffe|bonne bouffe|bons restos|bons restaurants|tapas|gastronomie|bonne cuisine|gourmand|gourmands|street food|vin|vins|marchés|cuisine locale|gourmandise|bien manger|foodie|bonne table|spécialités',
      views: 'vue|vues|panoramas|points de vue|belvédères|coucher de soleil|panorama',
      shopping:
        'shopping|boutiques|magasins|achats|brocantes|marché aux puces|rues commerçantes|rue commerçante|centres commerciaux|grands magasins|outlets',
      nightlife: 'vie nocturne|bars|boîtes de nuit|clubs|sortir le soir|faire la fête|pubs|musique live|discothèques',
      family:
        'zoo|aquarium|parc d attractions|parcs d attractions|aires de jeux|adapté aux enfants|activités pour enfants|sorties en famille',
      beach: 'plage|plages|baignade|mer|nager|plongée|surf|bord de mer|bronzer',
      architecture: 'architecture|bâtiments|art nouveau|gratte ciel|modernisme|immeubles',
      religion: 'églises|cathédrales|temples|mosquées|synagogues|monastères|pèlerinage|église|cathédrale',
    },
    diet: {
      vegetarian:
        'personne ne mange de viande|ne mange pas de viande|ne mangeons pas de viande|végétarien|végétarienne|végétariens|végétariennes|sans viande|végé|pas de viande|mange pas de viande|aucune viande',
      vegan: 'végan|végane|véganes|végétalien|végétalienne|végétaliens|vegan',
      halal: 'halal',
      kosher: 'casher|kasher|cachère',
      'gluten-free':
        'sans gluten|allergique au gluten|allergiques au gluten|allergie au gluten|cœliaque|coeliaque|intolérant au gluten|intolérante au gluten|pas de gluten',
      'lactose-free': 'sans lactose|intolérant au lactose|intolérante au lactose',
    },
    cuisine: {
      American: 'américaine|américain|américaines|américains',
      French: 'française|français|françaises',
      Chinese: 'chinoise|chinois|chinoises',
      Indian: 'indienne|indien|indiennes|indiens',
      Mexican: 'mexicaine|mexicain|mexicaines|mexicains',
      Mediterranean: 'méditerranéenne|méditerranéen|méditerranéennes|méditerranéens',
      Italian: 'italienne|italien|italiennes|italiens',
      Japanese: 'japonaise|japonais|japonaises|sushi|sushis',
      Thai: 'thaïlandaise|thaï|thaïlandais|thaïe|thaïs',
      Greek: 'grecque|grec|grecques|grecs',
      Spanish: 'espagnole|espagnol|espagnoles|espagnols',
      Korean: 'coréenne|coréen|coréens',
      Vietnamese: 'vietnamienne|vietnamien|vietnamiens',
      Turkish: 'turque|turc|turques|turcs',
    },
    pace: {
      calm: 'tranquille|tranquillement|calme|détendu|détendue|relax|reposant|reposante|sans stress|à notre rythme|doucement|pas trop chargé|sans se presser|rythme lent|rythme doux|cool|zen|à mon rythme|lentement|rien de trop fatigant|rien de fatigant|pas trop fatigant|sans trop de fatigue|rien de trop physique|sans nous presser|sans courir|prendre notre temps|en prenant notre temps|prendre le temps|rythme tranquille|programme léger|en douceur|avec des pauses|beaucoup de pauses|peinard|sans pression|pas trop speed|à la cool|prendre son temps|sans précipitation|pas de course|paisible|posé|pépère|lent|lente|détente|repos|flâner|au ralenti',
      full: 'intensif|intense|chargé|chargée|bien rempli|tout voir|le plus possible|un maximum de choses|programme dense|rythme soutenu|à fond|un maximum|le plus de choses possible|bien chargé|programme chargé|sans temps mort|du matin au soir|profiter au maximum',
    },
    mobility: {
      'step-free':
        'fauteuil roulant|fauteuils roulants|poussette|sans marches|sans escaliers|accessible|pmr|mobilité réduite|handicapé|handicapée|déambulateur|sans escalier|ne peut pas monter les escaliers|pas d escaliers|pas d escalier|ne monte pas les escaliers|fauteuil|ascenseur indispensable|rampe|rampes|landau|plain pied|de plain pied',
      'short-walks':
        'marche difficilement|marche avec difficulté|peine à la marche|mal à la hanche|mal au dos|problèmes de genou|problèmes de hanche|ne marche pas longtemps|ne peut pas beaucoup marcher|ne peut pas marcher beaucoup|marche avec une canne|marche lentement|utilise une canne|marche mal|marcher beaucoup|peu de marche|pas trop marcher|courtes marches|marcher peu|difficultés à marcher|mal au genou|personnes âgées|petites marches|marcher longtemps|ne marche pas beaucoup|mal à marcher|difficulté à marcher|genou fragile|ne peut pas marcher longtemps|ne marche pas bien|a du mal à marcher|peine à marcher|canne|béquilles|mal aux genoux|mal de dos|arthrose|se fatigue vite|vite fatigué|vite fatiguée|du mal à marcher|marche peu|prothèse de hanche',
    },
    roomKind: {
      'private room':
        'chambre privée|chambres privées|chambre individuelle|chambres individuelles|chambres privatives|chambre séparée|chambres séparées|chambre privative|chambre à nous|chambres particulières|chambre particulière',
      'entire room':
        'logement entier|logements entiers|appartement entier|appartements entiers|chambre entière|chambres entières|hébergement entier|hébergements entiers|logement complet|chambres complètes|maison entière|maisons entières|logement rien que pour nous|appartement rien que pour nous|logement pour nous seuls|logement tout entier|appartement complet|appartements complets|hébergement complet|entier de préférence|de préférence entier|entière de préférence',
      'shared room':
        'chambre partagée|chambres partagées|dortoir|dortoirs|chambre commune|chambres communes|partager une chambre|partager la chambre',
    },
    houseNoun: {
      visitors: 'visites|invités|visite d amis|amis en visite|visiteur',
      parties: 'fête|soirée|soirée festive',
    },
    houseRule: {
      smoking: 'fumer|fumeur|fumeurs|fumeuse|fume|fument|tabac|on peut fumer',
      parties:
        'fêtes|faire la fête dans|organiser des fêtes|soirées autorisées|faire la fête|faire des fêtes|organiser une fête|fêtes autorisées|fêtes acceptées|fêtes permises|fêtes soient|soirées|une fête à|fête à la maison|fête dans le logement|fêter',
      visitors:
        'visiteurs|recevoir des invités|recevoir des visiteurs|recevoir des amis|recevoir de la visite|invités autorisés|visites autorisées|recevoir du monde|visiteurs admis|visites soient',
    },
  },
}
