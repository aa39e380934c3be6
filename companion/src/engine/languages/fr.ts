import type { Phrasebook } from '../phrasebook.ts'

export const french: Phrasebook = {
  code: 'fr',
  locale: 'fr-FR',
  from: 'de|depuis|d|du|au départ de|des',
  citizen: 'citoyen de|citoyenne de|passeport de|passeport du|je viens de|je viens du|nous venons de|ressortissant de',
  yes: 'oui|ok|d accord|vas y|allez y|oui merci|je confirme',
  hours: 'heure|heures|h',
  minutes: 'minute|minutes|min',
  causes: {
    'technical-fault': 'technique*|panne|moteur|défaut|avarie|problème mécanique|mécanique',
    'crew-or-staff': 'équipage|personnel|pilote*|manque de personnel',
    'airline-strike': 'grève|grèves|gréviste*',
    'late-inbound-aircraft':
      'vol précédent|avion précédent|rotation|avion arrivé en retard|rotation précédente|arrivée tardive de l avion',
    weather: 'météo|tempête|brouillard|neige|orage*|mauvais temps|intempéries|verglas',
    'air-traffic-control': 'contrôle aérien|aiguilleurs|contrôleurs',
    'security-or-unrest': 'sécurité|troubles',
    'bird-strike': 'oiseau*|aviaire',
  },
  disruptions: {
    cancellation:
      'annulé|annulée|vol annulé|annulation|supprimé|annulé mon vol|annulé notre vol|supprimé mon vol|vol supprimé',
    'denied-boarding':
      'surbook*|surréserv*|surréservation|refus d embarquement|refusé l embarquement|refuse l embarquement|pas pu embarquer|refusé à l embarquement|débarqué|surbooking|pas laissé embarquer|pas laissé monter',
    downgrade:
      'déclass*|déclassement|classe inférieure|surclassement annulé|mis en éco|placé en économie|au lieu de business',
  },
  notice: {
    sameDay:
      'le jour même|jour même|à l aéroport|à la porte|ce matin|aujourd hui|heures avant|dernière minute|le jour du départ|le jour du vol',
    dayBefore: 'la veille|hier|un jour avant|jour d avant',
    noOtherFlight:
      'pas d autre vol|aucun autre vol|pas de vol de remplacement|aucune alternative|rien proposé|pas d alternative|remboursé|rien d autre|rien à la place',
  },
  expires:
    'expire|périme|valable jusqu|valide jusqu|passeport ~ jusqu|fin de validité|se termine|finit|arrive à échéance|échéance|périmé',
  translating: 'comment dit on|comment on dit|comment dire|comment dis je|traduire|traduis|traduction',
  oneDay:
    'un jour à|un jour en|une journée à|une journée en|une seule journée|un seul jour|en un jour|en une journée|24 heures à|1 jour à|juste une journée',
  intents: {
    entry:
      '!visa|!visas|entrer en|entrer au|formalités|conditions d entrée|entrée|combien de temps puis je rester|rester en|rester au|autorisation|visa à l arrivée|sans visa|papiers|documents ~ entrer|entrer aux|entrer dans|eta|evisa|e visa|combien de temps ~ rester|rester ~ sans|faut il ~ pour entrer|besoin ~ pour entrer|aller ~ sans|me laisser entrer|quoi pour entrer|autorisation de voyage|!exige t elle|exige|!laissera|!autorisation|!demande en ligne|débarquer|!rester en|combien de jours ~ rester|!peut il rester|!quelles formalités|frontière|!documents|!autorisations|!feu vert|!combien de temps puis je rester|!puis je rester',
    passport:
      '!passeport valable|!passeport valide|!validité du passeport|combien de temps mon passeport|passeport expire|six mois|pages vierges|passeport doit|passeport périm*|renouveler mon passeport|passeport encore|passeport ~ expire|passeport ~ mois|mois ~ passeport|passeport ~ suffi*|durée de validité|passeport ~ jusqu|!passeport ~ valable|!passeport ~ valide|!valable ~ passeport|!plus que ~ mois|!validité|!pages vierges|!règle des six mois|!passeport ~ périm*|!passeport ~ mois|!pages ~ passeport',
    advisory:
      '!dangereux|!sûr|sécurité|!sans danger|conseils aux voyageurs|criminalité|est ce sûr|dangereuse|risque*|danger|peur|éviter|inquiet*|craindre|attentat*|arnaque*|en sécurité|!peut on aller|!peut on voyager|situation|conseillé d aller|!est ce dangereux|est ce risqué|c est sûr|c est dangereux|dangers|femme seule|voyager seule|guerre|insécurité|quai d orsay|déconseill*|craint|zones à éviter|ça craint|agressions|pickpocket*|faire attention|attention à|méfier|prudent*|précautions|confiance|tranquille|sereinement|manifestation*|troubles|politique|terrorisme|arnaques|!risqué|!vole beaucoup|!beaucoup de vols|!criminalité|!problèmes de sécurité|!s inquiéter|!quelle est la situation|!la situation|!délinquance|!femme seule|!craindre|!pickpockets|!visés|!craint|!craignos|!touristes ~ agressés|!inquiéterais|!inquiéter|!prudent|!risqué|!imprudent|!dangereu*',
    convert:
      'convertir|!taux de change|taux|combien font|combien vaut|en euros|en dollars|change|c est combien|ça fait combien|équivaut|valent|combien d euros|conversion|en livres|en francs|combien ~ euros|combien ~ dollars|ça fait ~ en|équivalent|je change|font en|vaut en|combien fait|converti|convertis|face à|par rapport au|yen|yens',
    money:
      '!monnaie|!devise|quel argent|paie t on|payer en|quelle monnaie|quelle devise|payer en euros|prennent ~ euros|accepte ~ euros|carte ou espèces|espèces|en liquide|comment payer|!on paie|!on paye|!pièces et|!billets utilise*|!l euro|!cours légal|!prend on|!avec quoi ~ règle|!avec quoi ~ pai*|!avec quoi ~ pay*|!règle t on|!en espèces|!liquide|!quelle monnaie|!quelle devise|!s appellent les billets|!billets en|!paient avec|!paie avec|!payer en euros|!payer avec',
    cost: '!coûte|!coûtent|!coût|cher|chère|!budget|combien d argent|dépenser|prix d un voyage|prix|dépenses|bon marché|abordable|combien prévoir|combien ça coûte|combien coûte|combien ~ coûter|combien ~ dépenser|combien ~ semaine|combien ~ jours|ça coûte|suffit ~ pour|suffisent ~ pour|est ce suffisant|assez ~ pour|coût de la vie|par jour|c est cher|prévoir ~ budget|ça revient|combien pour|tarifs|!compter combien|!combien ~ compter|compter ~ combien|prévoir combien|combien ~ prévoir|faut combien|faut il compter|argent ~ emporter|prendre comme argent|moins cher|plus cher|économies|dépense*|s en sortir avec|vivre avec|tenir avec|!débours*|!dépens*|!à combien revient|!revient un|!la vie est chère|!chère|!quel budget|!suffisent|!suffit|!ça coûte|!coûterait|!coûtera|!combien prévoir|!budget prévoir|!niveau des prix|!argent de poche|!porte monnaie|!ruineu*|!mettre de côté|!budget par jour|!économiser|!aussi chère|!aussi cher|!douille|!combien faut il pour|!thune*|!fric',
    climate:
      '!temps fait|!météo|!température*|fait il chaud|fait il froid|chaud|froid|pluie|pleut|climat|emporter|valise|neige|il fait combien|veste|manteau|parapluie|soleil|ensoleillé|degrés|se baigner|humide|beau temps|saison des pluies|saison sèche|mousson|ouragan*|cyclone*|quels vêtements|comment s habiller|habiller|habits|pull|degré|température de l eau|quel temps|temps ~ fait|fait ~ chaud|fait ~ froid|pleut il|neige t il|canicule|climatique|doux|baigner|aurores|c est comment|comment c est|plus chaud|plus froid|plus sec|ensoleill*|caniculaire|étouffant|imper|imperméable|maillot|bonnet|gants|crème solaire|sandales|écharpe|doudoune|k way|!tombe des cordes|!supportable|!valise|!se baigne|!baigner|!gants|!combien de degrés|!fait il chaud|!fait il froid|!étouffant|!lourd|!écharpe|!que mettre|!pluvieu*',
    best: '!meilleure période|!meilleur moment|!meilleure saison|meilleurs mois|quand partir|quand aller|quand faut il|!quel mois|!quels mois|meilleur mois|meilleure époque|haute saison|basse saison|à quel moment|aller quand|quand ~ visiter|mieux ~ quand|quelle saison|quelle période|bonne période|bon moment|vaut mieux ~ ou|mieux ~ ou|plutôt ~ ou|meilleure* ~ pour|idéal* ~ pour|éviter la foule|quand y aller|hors saison|!quand ~ partir|!quand ~ aller|!partir quand|!quand ~ éviter|!quand ~ saison|!moins de monde|!quand ~ moins|!quand fait il|!quand ~ plus beau|!iriez|!irais|!quelle période|!quelle saison|!à quelle saison|!quelle époque|!quand partir|!quand visiter|!quand aller|!hors saison|!plus belle|!quand ~ agréable|!plus agréable|!saison conseill*|!meilleurs mois|!conseilles|!mois idéal|!meilleur mois',
    holidays:
      '!jours fériés|!jour férié|fériés|férié|magasins fermés|magasins ouverts|tout est fermé|fête nationale|jours de fête|noël|pâques|magasins ~ ouverts|magasins ~ fermés|est ce ouvert|ouvert le|fermé le|tout ~ fermé|tout fermé|est fermé|carnaval|ramadan|fêtes|quinze août|toussaint|fermés|ouverts|jour chômé|chômé*|!ponts|!chômé*|!fait le pont|!jours de fête|!fêtes nationales|!supermarchés|!magasins ouverts|!magasins fermés|!magasins ~ ouverts|!magasins ~ fermés|!fermés le|!jours chômés|!jour de congé',
    plugs:
      '!prise*|!adaptateur|tension|prises électriques|chargeur|sèche cheveux|appareils|électricité|brancher|recharger|charger ~ téléphone|recharger ~ téléphone|type de prise|rasoir|branche*|prises de courant|220|110 volts|électrique*|adaptateurs|!volts|!volt|mêmes prises|les prises|le voltage|!voltage|!fiche|!brancher|!branche|!110 ou|!recharger|!rasoir|!charger mon|!tension|!transformateur|!ordi|!ordinateur|!portable',
    driving:
      '!roule t on|!conduit on|côté de la route|à gauche ou à droite|côté conduit|rouler à gauche|gauche ou à droite|conduit à gauche|conduit à droite|roule à gauche|roule à droite|conduisent|quel côté|côté ~ route|roule ~ gauche|roule ~ droite|conduit ~ gauche|conduit ~ droite|côté ~ conduit|côté ~ roule|conduire à gauche|conduite à gauche|on roule|roulent|!conduite ~ gauche|!conduite ~ droite|!volant|!roulent les voitures|!on roule|!roule à gauche|!roule à droite|!roulent ils|!roulent|!comme les anglais',
    emergency:
      '!urgence*|!ambulance|!pompiers|police|numéro de secours|samu|!qui appeler|!quel numéro|au secours|numéro à appeler|qui dois je appeler|!il y a le feu|!incendie|!le feu|112|numéro ~ police|appeler la police|appeler les secours|secours|à l aide|numéros d urgence|numéro d urgence|!qui j appelle|qui appelle|j appelle|!qui ~ appeler|!appelle qui|on appelle|vite ~ numéro|!vite|au feu|!secours|!composer|!si ça brûle|!à l aide|!équivalent du|!numéro de la police|!numéro ~ police',
    medical:
      '!médecin|!hôpital|malade|douleur*|blessé|saigne|crise cardiaque|pharmacie|médicament*|fièvre|intoxication|cassé|mordu|me sens mal|me sens pas bien|vomi*|vertige*|évanoui*|mal au ventre|mal à la tête|mal aux dents|entorse|insolation|diarrhée|tombé|tombée|accident|respire plus|malaise|avc|inconscient*|empoisonné*|!violée|!violé|!agressée|!agressé|mal à la poitrine|peux pas respirer|!suicid*|!me tuer|mettre fin à mes jours|envie de mourir|docteur|dentiste|clinique|jambe cassée|bras cassé|piqué*|méduse|serpent|allergi*|asthme|insuline|brûlé*|ai mal|mal au|fait mal|blessée|vomis|avalé|!avalé|étouffe|renversé*|sang|chien mordu|tombe dans les pommes|blessure*|s est évanoui*|se sent mal|va mal|ne va pas bien|va pas bien|noyé|noyade|!noyé|drogué*|empoisonn*|overdose|brûlure*|!malaise|!étouff*|!respirer|!poignet|!cheville|!dans les pommes|!mordu|!généraliste|!évanoui*|!tombé malade|!ouvert la main|!très mal|!mal à l|!mal au|!mal aux|!accident|!coupé|!saigne|!douleur*|!brûlé|!blessé*',
    legal:
      '!arrêté|!avocat|juridique|volé|dévalisé|perdu mon passeport|prison|agressé|vol de|voleur*|portefeuille|plainte|escroqu*|perdu mes papiers|perdu ~ passeport|passeport ~ volé|perdu ~ papiers|volé ~ téléphone|vol à|garde à vue|amende|sac volé|piqué mon|cambriol*|arnaqué*|perdu ~ portefeuille|enfermé*|en prison|en cellule|menotté*|!perd* ~ passeport|perdre ~ passeport|passeport ~ perdu|!arraché|!retient mon|!retient ma|!papiers ont disparu|!ont disparu|!a disparu|!fait voler|!fait dépouiller|!garde à vue|!mes papiers|!piqué mon|!dérobé*',
    embassy: '!ambassade|!consulat|ambassades|consulaire|consulats|!représentation|!consulaire*',
    health:
      '!vaccin*|!fièvre jaune|!paludisme|malaria|moustique*|hépatite|dengue|vaccination*|vacciner|maladies|piqûres|zika|risques sanitaires|anti palu|antipaludé*|rage|choléra|santé|malaria*|comprimés|moustiques|antipaludique*|traitement|!antipalud*|!piqûres|!vaccination*|!palu|!risque de paludisme|!risque de palu',
    clock:
      '!quelle heure|heure locale|heure actuelle|quelle heure ~ est|heure est il|il est quelle heure|l heure à|heure à|quelle heure là bas|heure là bas|!l heure à|!heure actuelle|!heure ont ils|!il est quelle heure|!heure est il|!jour ou nuit|!l heure qu il est|!donne moi l heure',
    difference:
      '!décalage horaire|!décalage|fuseau*|heures de décalage|différence d heure*|heures de différence|heures de retard|quelle heure ~ quand|quand ~ quelle heure|décalé*|changer l heure|régler ma montre|ma montre|!heures d avance|!heures de retard sur|à l heure de|!en avance sur|!avance sur|!d écart|!heures d écart|!retard sur|!écart entre|!s il est ~ quelle heure|!horloge|!séparent|!à midi ~ quelle heure|!plus tard est il|!est il plus tard|!plus tôt est il|!est il plus tôt|!différence horaire',
    distance:
      '!quelle distance|!distance|!temps de vol|!durée du vol|!combien de temps dure le vol|combien de temps de vol|kilomètres|combien de kilomètres|loin|combien de temps faut|c est loin|heures d avion|heures de route|heures de train|en avion|en train|combien de temps ~ vol|combien de temps ~ avion|combien de temps ~ train|combien de temps ~ voiture|combien de temps ~ pour aller|combien d heures|heures de vol|vol ~ dure|dure ~ vol|trajet|loin ~ de|distance entre|km entre|à combien|temps de trajet|durée du trajet|durée de vol|à vol d oiseau|aller de|rejoindre|combien de temps|!c est combien de temps|ferry|bateau|à quelle distance|en bus|en voiture|heures de trajet|!bornes|!durée du trajet|!passe t on dans l avion|!dans l avion|!comment aller de|!comment aller|!en combien de temps|!temps de trajet|!vol d oiseau|!distance sépare|!c est loin|!à combien de kilomètres',
    delay:
      '!retard|!indemnisation|retardé|arrivé en retard|droits des passagers|annulé|indemnité|rembours*|correspondance|surbook*|refus d embarquement|vol annulé|vol ~ retard|vol ~ annulé|avion ~ retard|heures de retard|arrivé ~ retard|indemnis*|dédommag*|compensation|réclamer|mes droits|surréservation|raté ma correspondance|manqué ma correspondance|atterri ~ tard|règlement 261|ue 261|!à quoi ai je droit|!ai je droit|!on touche|!refusé l embarquement|!panne technique|!posé ~ retard|!indemni*|!dédommag*|!mes droits|!nous doit|!me doit|!quels sont mes droits',
    hotel:
      '!hôtel|!hôtels|!hébergement|logement|où dormir|auberge|où loger|dormir à|gîte|nuitée*|séjourner|dormir|airbnb|appartement|chambres|maison d hôtes|où ~ dormir|où ~ loger|où ~ rester|nuit à|nuits à|camping|crécher|où crécher|une chambre|chambre pour|chambre double|nuitées|!chambre|!un lit|lit pour|!gîte*|!chambres d hôtes|!chambre d hôte|!deux chambres|!une chambre|!où dormir|!où loger|!se loger|!auberge*|!appartement|!chambres|!un toit|!un endroit ~ loger|!loger|!lits|lit pour',
    flight:
      '!vol pour|!vols|!vol de|billet d avion|billets d avion|réserver un vol|un vol|vol vers|vol ~ pour|vol ~ vers|avion pour|avion vers|prendre l avion|aller retour|billets pour|vol pas cher|vols pas chers|vol au départ|je cherche un vol|voler vers|partir ~ en avion|!tarifs aériens|!m envoler|!envol*|!emmène moi|!en avion de|!billet d avion|!billets d avion|!vols de|!prendre l avion|!un billet|vol|!aller simple|!aller retour|!au départ de',
    car: '!louer une voiture|!location de voiture|voiture de location|location voiture|besoin d une voiture|une voiture à|voiture à|louer ~ voiture|voiture ~ louer|location ~ voiture|location d auto|louer ~ scooter|louer ~ van|camping car|louer ~ auto|voiture du|voiture pour|auto du|véhicule|!4x4|!voiture automatique|!une auto|!citadine|!berline|!cabriolet|!voiture de location|!récupérer une voiture|!voiture du|!suv|!camping car|!un véhicule|!véhicule|une voiture là bas|!voiture pour les mêmes|et une voiture|voiture aux mêmes',
    sights:
      '!que voir|!que visiter|!que faire|!à voir|choses à faire|monuments|musée*|attractions|incontournables|visiter à|curiosités|quoi voir|quoi faire|quoi visiter|activités|endroits|balade*|vaut le détour|ne pas rater|à ne pas manquer|à ne pas rater|quoi ~ voir|quoi ~ faire|quoi ~ visiter|que ~ faire|que ~ voir|que ~ visiter|où sortir|vie nocturne|sortir|plages|plage|points de vue|bars|boîtes|shopping|marchés|châteaux|églises|temples|zoo|parcs|jardins|bons plans|avec des enfants|avec les enfants|randonnée*|lieux à|sites à|coins|immanquable*|conseilles|sites touristiques|beaux endroits|jolis coins|quartiers|découvrir|explorer|se promener|flâner|recommande*|recommandations|chouette*|sympa*|adresses|à explorer|conseils pour|idées|!idée de|!montrerait|!occuper|!connue pour|!connu pour|!réputé*|!après midi à|!soirée à|!idées|!monuments|!ne pas rater|!sort on|!le soir|!sous la pluie|!se balader|!célèbre*|ados|!fais moi visiter|!vaut le détour|!immanquables|!invités|!fais moi découvrir|!incontournable*|visiter|!musée*|!ne pas manquer|!à ne pas rater|!ne pas louper|!faut absolument voir',
    food: '!restaurant*|!où manger|manger|dîner|déjeuner|cafés|petit déjeuner|gastronom*|spécialités|resto*|végétarien*|faim|où ~ manger|bien manger|on mange|restos|plats|cuisine|halal|casher|sans gluten|boulangerie*|pizza|pizzeria|brunch|glace*|bistrot*|goûter|vegan|végan|déguster|boire|gourmand*|gourmet|bonnes tables|tables|cocktail*|bar à vin|!nouilles|!casser la croûte|!bistrot*|!faim|!déjeun*|!dîner|!spécialité*|!bien manger|!grignoter|!bonnes adresses|!souper|!bouffe|!brasserie*|!tapas|!sushi|!pizza|!ramen|!paella|!gelato|!kebab|!dim sum|!tacos|!brunch|!pho|!curry|!petit déjeuner|!petite faim|!que mange t on|!mange t on',
    plan: '!planifie|!planifier|!itinéraire|!voyage à|!programme|organise|jours à|week end à|semaine à|séjour à|prévois|jours en|organise moi|prépare moi|fais moi|circuit|escapade|long week end|!jour à|!journée à|!week end|planifi* ~ jours|prépar* ~ voyage|organis* ~ voyage|organis* ~ séjour|organis* ~ jours|un voyage|parcours|emploi du temps|programme ~ jours|que faire en ~ jours|heures à|escale|jours au|jours aux|jours dans|nuits à|week end en|road trip|lune de miel|tour de|!compose*|!programme idéal|!déroulé|!concocte*|!organise les|!établis|!programme pour|!prépare*|!élabore*|!bâtis|!imagine ~ jours|!organise*',
    check:
      '!vérifie|!vérifier|vérifiez|mon programme tient|ce plan|contrôle mon|est ce réaliste|est ce faisable|regarde mon|relis mon|mon plan|mon itinéraire|tient la route|est faisable',
    change:
      '!échange le jour|!échanger les jours|!plus calme|modifie le voyage|modifier mon voyage|change le voyage|change mon programme|moins de marche|!un jour de plus|!un jour de moins|à mon voyage|de mon voyage|adapte le programme',
    language:
      '!langue|!langues|parlent|parler anglais|anglais suffit|langue officielle|quelle langue|!on parle|!parle t on|!en anglais|!parlent les gens|!langue*|!parlent ils',
    calling:
      '!indicatif|préfixe|indicatif téléphonique|code téléphonique|indicatif du|appeler ~ depuis|!code pays|!code ~ téléphon*|!chiffres avant|!depuis l étranger|!préfixe|!devant un numéro|!composer devant',
    capital: '!capitale|!siège le gouvernement|!gouvernement',
    unknown:
      '!jr pass|!pass ferroviaire|!interrail|!city pass|!pourboire|!eau du robinet|!wifi|carte sim|code vestimentaire|eau potable|!loto|boire l eau|esim|roaming|itinérance|horaires|!à quelle heure ouvre|!à quelle heure ferme|prix d entrée|!métro|!taxi*|!uber|douane|alcool|cannabis|drone*|!assurance|bagage*|marchander|pourboires',
    hello: 'bonjour|salut|bonsoir|coucou',
    thanks: 'merci|merci beaucoup',
    help: '!que peux tu faire|!que pouvez vous faire|aide moi|aidez moi|qui es tu|qui êtes vous',
    save: '!enregistre|!enregistrer|sauvegarde|garde ce',
    undo: '!annule ça|!annuler le changement|!annule le changement|!défaire|reviens en arrière|comme avant|rétablir',
    write:
      '!supprime|!supprimer|!annule mon|!paie|!achète|!partage mon|!envoie|!réserve|transfère|changer mon mot de passe',
  },
  changes: {
    add: '!ajoute|!ajouter|!ajoutez|inclus|inclure|mets|mettre|intègre|intégrer|voudrais voir|veux voir|voulons voir|aimerais voir|aussi|visiter|voir',
    remove:
      '!enlève|!enlever|!retire|!retirer|supprime|supprimer|ôte|annule|laisse tomber|saute|sauter|sans|pas voir|élimine|raye',
    swap: 'échange|échanger|remplace|remplacer|permute|intervertis|inverse|inverser|change',
    instead: 'à la place|au lieu|plutôt|autre chose|alternative|un autre endroit',
    move: 'déplace|déplacer|mets|mettre|décale|décaler|reporte|reporter|avance',
    calmer:
      '!plus calme|!plus tranquille|plus relax|plus détendu|plus détendue|plus lent|ralentir|!moins chargé|moins chargée|moins rempli|!trop chargé|trop chargée|trop rempli|trop|allège|alléger|moins stressant|plus léger|moins de visites|plus de repos|plus cool',
    fuller:
      '!plus rempli|!plus chargé|trop vide|!plus de visites|plus de choses|remplis|remplir|ennuyeux|encore quelque chose|plus dense',
    lessWalking:
      'moins de marche|moins marcher|marcher moins|trop de marche|trop marcher|moins à pied|trajets plus courts|pas autant marcher|moins de pas|marche moins|marche trop|marcher autant',
    rain: '!s il pleut|!en cas de pluie|pluie|pleut|pleuvait|pleuvoir|pluvieux|mauvais temps',
    addDay:
      'un jour de plus|une journée de plus|encore un jour|jour supplémentaire|ajoute un jour|ajouter un jour|prolonge|prolonger|un jour en plus|rester plus longtemps|ajoute une journée|un jour supplémentaire',
    removeDay:
      'un jour de moins|une journée de moins|enlève un jour|raccourcis|raccourcir|un jour en moins|un jour trop long',
    dates:
      'commence le|commencer le|débute le|partir le|part le|à partir du|autres dates|nouvelles dates|change les dates|décale le voyage|reporte le voyage|tout le voyage|le',
    later: 'plus tard|reporte|reporter|repousse',
    earlier: 'plus tôt|avance|avancer',
    startsAt:
      'commence|commencer|débute|arrive|arrivons|atterrit|en retard|à partir de|pas avant|démarrer|grasse matinée|partir à',
    mustSee: 'absolument|à ne pas manquer|incontournable|indispensable|ne pas rater|surtout|coûte que coûte|garde',
    avoid: 'pas de|sans|évite|éviter|aucun|aucune|pas|plus de',
    more: 'plus de|davantage|plus d|encore des',
    closed: 'fermé|fermée|fermés|fermées|ferme|complet|pas ouvert',
    budget: 'budget|moins de|maximum|max|au plus|pas plus de|dépenser|moins cher|sous',
    and: 'et|puis|ensuite|mais|ainsi',
  },
  kinds: {
    museum: 'musée|musées|galerie|galeries|exposition*',
    church: 'église|églises|cathédrales|temples',
    park: 'parc|parcs|jardin|jardins|nature|verdure',
    market: 'marché|marchés|cuisine|gastronomie',
    castle: 'château|châteaux|palais|histoire',
    viewpoint: 'vue|vues|panorama*|points de vue',
    beach: 'plage|plages',
    zoo: 'zoo|aquarium|pour les enfants',
    shop: 'shopping|boutiques|magasins',
    bar: 'bar|bars|vie nocturne|clubs',
  },
  fields: {
    body: 'tête|cou|nuque|gorge|oreille|oreilles|œil|oeil|yeux|nez|dent|dents|mâchoire|épaule|bras|coude|poignet|main|doigt|doigts|pouce|poitrine|cœur|coeur|dos|ventre|estomac|hanche|jambe|genou|cheville|pied|pieds|orteil|peau|visage|lèvre',
    hurting:
      'douleur*|douloureu*|cassé*|fracturé*|foulé*|tordu*|enflé*|gonflé*|saign*|brûl*|coupé*|entaill*|infect*|démis*|déboîté*|mordu*|piqué*|coincé*|écrasé*|démange*|engourdi*|blessé*|luxé*',
    kin: 'fils|fille|enfant|enfants|bébé|petit|petite|garçon|femme|mari|conjoint*|compagn*|copain|copine|mère|maman|père|papa|parents|frère|sœur|soeur|mamie|grand mère|papi|grand père|mémé|pépé|ami|amie|oncle|tante|collègue|quelqu un|il|elle|je|j|on|nous|mon|ma|mes',
    ailing:
      's est effondré*|effondré*|évanoui*|est tombé*|suis tombé*|est tombée|ne bouge plus|peut plus bouger|peut pas se lever|très malade|tombé malade|tombée malade|ne répond plus|ne réagit plus|ne se réveille pas|convuls*|crise d épilepsie|crise d asthme|crache du sang|contractions|va accoucher|crise de panique|crise d angoisse|hypoglyc*|déshydraté*|a de la fièvre|40 de fièvre|39 de fièvre|intoxication alimentaire|réaction allergique|choc anaphyla*|renversé*|failli se noyer|n arrête pas de vomir|tombé de|tombée de|chuté|fait une chute|fait un malaise|ébouillant*|eau bouillante sur|huile bouillante sur|me suis brûlé|me suis brûlée|s est brûlé|s est brûlée',
    belonging:
      'sac|sacs|sac à main|sacoche|portefeuille|porte monnaie|sac à dos|valise|téléphone|portable|iphone|appareil photo|ordinateur|ordi|passeport|passeports|carte d identité|papiers|documents|argent|espèces|cartes|carte bancaire|carte bleue|carte de crédit|vélo|voiture|bijoux|bague|clés|clefs|permis|ma montre',
    losing:
      'volé*|piqué*|dérobé*|arraché*|fauché*|chipé*|disparu*|perdu*|égaré*|introuvable*|fracturé*|cambriolé*|détroussé*|chouré*|pris mon|pris ma|pris mes|m a pris|pris notre|n ai plus mon|n ai plus ma|n ai plus mes',
    device:
      'bouilloire|sèche cheveux|séchoir|lisseur|fer à lisser|boucleur|fer à friser|rasoir|épilateur|tondeuse|brosse à dents électrique|brosse à dents|ordinateur|ordi|portable|macbook|tablette|ipad|liseuse|kindle|appareil photo|cpap|tire lait|babyphone|chauffe biberon|stérilisateur|fer à repasser|console|playstation|grille pain|batterie externe|appareils|chargeur|rallonge|multiprise',
    using:
      'fonctionn*|marche|marchent|marchera|utilis*|servir|brancher|branche|recharg*|charger|compatible*|va marcher|rentre|rentrera|passe|griller|connecter|adapter',
    season: 'printemps|été|automne|hiver',
    steering: 'roul*|condui*|voiture|voitures|circul*|route|volant|scooter|moto',
    side: 'gauche|droite|quel côté|même côté|autre côté',
    period: 'quand|mois|saison|saisons|période|périodes|époque|moment de l année|à quel moment|quel moment',
    ranking:
      'meilleur*|mieux|idéal*|parfait*|moins|plus sec|plus sèche|plus secs|plus chaud|plus agréable*|plus calme|plus belle|conseil*|recommand*|vaut|préférable|favorable*|pluvieu*|touristique*|ensoleillé*',
    boarding: 'embarqu*|embarquement|à bord|monter dans l avion|avion|siège|vol',
    refusing:
      'refus*|interdit ~ embarqu*|empêch*|pas laissé*|pas pu embarquer|pas pu monter|laissé* à quai|laissé* sur place|surbook*|surréserv*|débarqué*',
  },
  sentences: {
    entryFree: 'Passeport {passport}, destination {country} : aucun visa n’est nécessaire.',
    entryFreeDays:
      'Passeport {passport}, destination {country} : séjour sans visa jusqu’à {days} ; pour rester plus longtemps, il faut un visa.',
    entryFitsDays:
      'Passeport {passport}, destination {country} : aucun visa n’est nécessaire pour vos {stay} (jusqu’à {days} permis).',
    entryFreeMovement:
      'Citoyens de ce pays : {passport}, destination {country} : aucun visa, un passeport ou une carte d’identité en cours de validité suffit.',
    entryRegister: 'Au-delà de {days}, il faut parfois s’y faire enregistrer.',
    entryOverstay:
      'Un dépassement de séjour peut valoir une amende ou une interdiction d’entrée, aussi lors d’un prochain voyage : demandez à l’ambassade ou au service d’immigration avant de partir.',
    entryArrival: 'Passeport {passport}, destination {country} : le visa s’obtient à l’arrivée.',
    entryEta:
      'Passeport {passport}, destination {country} : il faut une autorisation électronique de voyage avant le départ.',
    entryEVisa:
      'Passeport {passport}, destination {country} : il faut un visa électronique, demandé en ligne avant le voyage.',
    entryRequired: 'Passeport {passport}, destination {country} : il faut un visa avant le voyage.',
    entryRefused: 'Passeport {passport}, destination {country} : l’entrée est refusée.',
    entryOwn: '{country} est le pays du passeport : aucun visa n’est nécessaire.',
    entryNote: 'Plus récent (en anglais) : {note}',
    entryCheck: 'Les règles changent ; vérifiez auprès de l’ambassade avant de réserver.',
    entryTooLong:
      '{stay}, c’est plus que les {days} permis sans visa : demandez un visa ou un titre de séjour avant le voyage et vérifiez auprès de l’ambassade.',
    entryUsed: 'Si les {used} comptent tous, il reste {left} sur {days}.',
    entryUsedUp:
      'Si les {used} comptent tous, il reste {left} sur {days} : demandez à l’office de l’immigration avant de rester ; un séjour trop long peut valoir une amende ou une interdiction d’entrée.',
    entrySchengen: 'Sans visa, le séjour est limité à {days} par période de {window}, tous les pays Schengen ensemble.',
    entryNoLimit: 'Je ne connais pas de limite en jours pour cela ; demandez à l’ambassade avant un séjour de {stay}.',
    passportArrival: 'Destination {country} : le passeport doit être valable {validity} à partir de l’arrivée.',
    passportDeparture: 'Destination {country} : le passeport doit être valable {validity} après le départ.',
    passportApplication:
      'Destination {country} : le passeport doit être valable {validity} lors de la demande de visa.',
    passportStay: 'Destination {country} : le passeport doit être valable pendant le séjour.',
    passportPages: 'Pages vierges nécessaires : {pages}.',
    passportTenYears:
      'En plus ({country}) : il doit avoir moins de dix ans à l’arrivée, comme un gouvernement le dit à ses citoyens.',
    passportArriveBy: 'Le vôtre suffit si vous arrivez au plus tard le {date}.',
    passportLeaveBy: 'Le vôtre suffit si vous repartez au plus tard le {date}.',
    passportMet: 'Le vôtre, jusqu’au {expires}, suffit : il doit durer jusqu’au {until}.',
    passportNotMet: 'Le vôtre, jusqu’au {expires}, ne suffit pas : il doit durer jusqu’au {until}.',
    advisory: 'Le gouvernement ({authority}) classe {country} au niveau {level} (en anglais) : {words}.',
    advisoryRegion: 'Certaines régions sont classées jusqu’à {level}.',
    convert: '{from} font environ {to}.',
    convertRate: 'Le taux est de {rate}, au {date}.',
    money: 'Monnaie de ce pays ({country}) : {currency}.',
    cost: 'Lits et repas à {city} pour {days} (personnes : {people}) coûtent environ {total}, sans le trajet.',
    costParts: 'Soit jusqu’à {lodging} pour une chambre et {meals} de repas par personne et par jour.',
    costEnough: '{own} suffisent pour cela.',
    costShort:
      '{own}, c’est {daily} par personne et par jour, donc moins : il faut des lits et des repas plus simples que ceux-là.',
    costBasis: 'C’est le maximum qu’un gouvernement paie à ses voyageurs ; un voyage modeste coûte moins.',
    climate: 'En {month}, il fait en moyenne {temperature} à {city}, jour et nuit, avec {rain} de pluie.',
    best: 'Les mois les plus agréables à {city} : {months}.',
    bestCold: 'Il ne fait jamais vraiment chaud à {city} ; les meilleurs mois : {months}.',
    bestHot: 'Il fait toujours très chaud à {city} ; les meilleurs mois : {months}.',
    bestWet: 'Il pleut beaucoup toute l’année à {city} ; les meilleurs mois : {months}.',
    holidays: 'Jours fériés, {country} : {list}.',
    holidaysNone: 'Aucun jour férié, {country}, du {from} au {to}.',
    plugs: 'Dans ce pays ({country}), les prises sont de type {types}, avec {volts} et {hertz}.',
    plugsFit: 'Les fiches de ce pays ({home}) vont dans les prises là-bas ({country}) : pas besoin d’adaptateur.',
    plugsSomeFit: 'Certaines fiches ({home}) vont dans les prises là-bas ({country}), d’autres veulent un adaptateur.',
    plugsAdapter: 'Les fiches ({home}) ne vont pas dans les prises là-bas ({country}) : prenez un adaptateur.',
    plugsVoltage: 'La tension diffère aussi : vérifiez que votre appareil supporte les deux.',
    driveLeft: 'Dans ce pays ({country}), on roule à gauche.',
    driveRight: 'Dans ce pays ({country}), on roule à droite.',
    emergencyFirst: 'Si quelqu’un est en danger, appelez tout de suite.',
    emergencyGeneral: 'Le numéro d’urgence ({country}) est le {number}.',
    emergencyServices: '{country} : police {police}, ambulance {ambulance}, pompiers {fire}.',
    medical: 'Je ne suis pas médecin : une personne au téléphone décide plus vite et mieux.',
    legal: 'Je ne donne pas de conseil juridique : la police et votre ambassade aident.',
    official: 'Page officielle : {source}.',
    embassy: 'Pour les ressortissants ({own}) dans ce pays ({host}) : la représentation à {city}.',
    embassyPhone: 'Téléphone : {phone}.',
    clock: 'À {city}, il est {time}, {date}.',
    ahead: '{there} a {time} d’avance sur {here}.',
    behind: '{there} a {time} de retard sur {here}.',
    sameTime: '{there} et {here} ont la même heure.',
    distance: 'De {from} à {to}, il y a {km} à vol d’oiseau ; un vol direct dure environ {flight}.',
    ground: 'En train, il faut environ {train}, en voiture {drive}.',
    groundDrive: 'En voiture, il faut environ {drive}.',
    owed: 'La compagnie vous doit {amount} selon {law}.',
    notOwedScope:
      'Ni {law} ni la loi britannique qui le suit ne couvrent ce vol. D’autres pays ont leurs propres lois, que je n’ai pas regardées.',
    notOwedTold: 'Aucune indemnité n’est due selon {law} : vous l’avez su deux semaines avant ou plus.',
    notOwedRerouted: 'Aucune indemnité n’est due selon {law} : l’autre vol est resté assez près des heures prévues.',
    owedDenied:
      'La compagnie vous doit {amount} selon {law}, sauf si vos papiers, la santé ou la sécurité en étaient la raison, ou si vous avez cédé la place vous-même.',
    owedHalved: 'Un autre vol qui vous y mène avec au plus {time} de retard réduit cela de moitié.',
    owedShare: 'La compagnie doit rembourser {percent} du prix de ce vol selon {law}, dans les sept jours.',
    owedBesides:
      'Quelle que soit la cause, {law} vous laisse choisir entre votre argent et un autre vol, avec les repas et, la nuit, un hôtel pendant l’attente.',
    notOwedShort: 'Rien n’est dû selon {law} : le retard est trop court.',
    notOwedExtraordinary: 'Rien n’est dû selon {law} : la cause échappait à la compagnie.',
    upTo: 'Cela peut aller jusqu’à {amount} selon {law}.',
    hotel: 'La recherche d’hôtels à {city} du {from} au {to} est prête ; le bouton l’ouvre chez {host}.',
    flight: 'La recherche de vols de {origin} à {city} le {from} est prête ; le bouton l’ouvre chez {host}.',
    car: 'La recherche de voitures à {city} du {from} au {to} est prête ; le bouton l’ouvre chez {host}.',
    sights: 'À voir à {city} : {list}.',
    food: 'Où manger à {city} : {list}.',
    plan: 'Un programme pour {city} : {days}, {stops} étapes.',
    planDay: '{day} : {list}.',
    planNumber: 'Jour {day} : {list}.',
    planUnmet: 'Une de vos envies n’y a pas trouvé place ; le programme dit laquelle et pourquoi.',
    planUsual: 'Certains horaires sont ceux habituels de ce genre de lieu ; le programme les signale.',
    planButton: 'Rien n’est enregistré tant que vous n’appuyez pas sur le bouton.',
    check: 'J’ai lu votre programme pour {city}, de {days}.',
    checkScore: 'Il obtient {score} : {errors} choses sont impossibles, {warnings} risquées.',
    checkGood: 'Je n’ai rien trouvé d’impossible.',
    change: 'Changements proposés pour votre voyage : {count}.',
    changeAdded: 'Nouveau le jour {day}, {time} : {place}.',
    changeRemoved: 'Retiré : {place}.',
    changeMoved: '{place} passe au jour {day}, {time}.',
    changeReplaced: '{place} remplace {was} le jour {day}.',
    changeRetimed: 'Étapes à une autre heure : {count}.',
    changeDayAdded: 'Le voyage compte un jour de plus.',
    changeDayRemoved: 'Le jour {day} est supprimé ; ce qui trouve sa place passe aux autres.',
    changeDated: 'Le voyage commence alors le {date}.',
    changeStart: 'Le jour {day} commence alors à {time}.',
    changeErrors: 'Choses impossibles dans ce plan : {errors} ; la carte les nomme.',
    changeWarnings: 'Choses du voyage qui peuvent mal tourner : {warnings} ; regardez la carte.',
    changeNone: 'Votre voyage reste tel quel.',
    changeNoStop: 'Je ne trouve pas cette étape dans votre voyage.',
    changeNoPlace: 'Je ne connais pas de lieu de ce nom là-bas.',
    changeNoDay: 'Votre voyage n’a pas ce jour.',
    changeNoRoom: 'Il n’y a pas de place ce jour-là sans renoncer à quelque chose que vous avez demandé.',
    changeNoShelter: 'En plein air ce jour-là : {places}. Je ne trouve rien à l’abri qui tienne à la place.',
    changeClosed: 'C’est fermé ce jour-là.',
    changeAlready: 'C’est déjà le cas.',
    changeOtherCity: 'Ces jours sont dans des villes différentes et ne peuvent pas être échangés.',
    changePast: 'Ce jour est déjà passé.',
    changeNoDates: 'Votre voyage n’a pas encore de dates ; dites-moi le premier jour.',
    changeWhichDay: 'À quel jour, ou à quelle heure ?',
    changeButton: 'Rien ne change tant que vous n’appuyez pas sur le bouton.',
    saveButton: 'Le bouton garde {place} pour vous.',
    askTrip: 'Quel voyage ? Ouvrez-en un, ou laissez-moi d’abord en préparer un.',
    askDay: 'Quel jour du voyage ?',
    askChange:
      'Que faut-il changer ? Par exemple un jour plus calme, un autre lieu, moins de marche ou d’autres dates.',
    yellowAll: 'Certificat de fièvre jaune exigé de tous : {country}.',
    yellowRisk: 'Certificat de fièvre jaune exigé si vous venez d’un pays à risque : {country}.',
    yellowNone: 'Aucun certificat de fièvre jaune n’est exigé : {country}.',
    yellowOccurs: 'La fièvre jaune existe dans ce pays ({country}) : demandez à un médecin pour le vaccin.',
    malariaYes: 'Le paludisme est présent partout : {country}.',
    malariaSome: 'Le paludisme est présent dans certaines régions : {country}.',
    malariaNone: 'Aucun paludisme signalé : {country}.',
    language: 'Langues parlées ({country}) : {languages}.',
    calling: 'L’indicatif ({country}) est le {code}.',
    capital: 'La capitale ({country}) est {city}.',
    askTopic: 'Que souhaitez-vous savoir sur ce lieu ?',
    askCity: 'De quelle ville parlez-vous ?',
    askWhichCity: 'Plusieurs villes portent ce nom. De laquelle parlez-vous ?',
    askCountry: 'De quel pays parlez-vous ?',
    askPassport: 'Avec quel passeport voyagez-vous ?',
    askOrigin: 'D’où partez-vous ?',
    askDates: 'Quels jours ?',
    askCurrency: 'De quelle monnaie vers laquelle ?',
    askDelay: 'Avec combien de retard êtes-vous arrivé au dernier aéroport ?',
    askCause: 'Quelle cause la compagnie a-t-elle donnée ?',
    askCarrier: 'Était-ce une compagnie de l’Union européenne ?',
    askCarrierUk: 'Était-ce une compagnie du Royaume-Uni ou de l’Union européenne ?',
    askNotice: 'Combien de jours avant le départ la compagnie vous l’a-t-elle dit ?',
    askRerouted: 'Avec combien de retard l’autre vol vous a-t-il mené à destination ? S’il n’y en a pas eu, dites-le.',
    askRoute: 'De quel aéroport à quel aéroport avez-vous volé ?',
    askPlan: 'Collez le programme, une étape par ligne, et nommez la ville.',
    unknown: 'Je n’ai pas d’information vérifiée à ce sujet ; je préfère ne pas deviner.',
    phrasebook:
      'Je ne traduis pas vos propres phrases. « Quick translate » a quarante phrases en six langues, à lire ou à montrer.',
    hello: 'Bonjour. Où souhaitez-vous aller ?',
    help: 'Je planifie des voyages, vérifie des programmes et connais visas, météo, coûts, distances, jours fériés, prises et numéros d’urgence, avec la source.',
    thanks: 'Avec plaisir.',
    refuseSecret: 'Je ne peux pas vous aider pour cela.',
    refuseWrite: 'Je ne modifie, réserve et paie rien de moi-même ; c’est vous qui appuyez sur le bouton.',
    confirm: 'Appuyez pour cela sur le bouton : un mot seul ne change rien.',
    planLongest: 'C’est le plus long que je planifie d’un coup ; la suite pourra être ajoutée.',
    undoButton: 'Un mot seul n’annule rien : ouvrez le voyage et appuyez sur « Undo ».',
    clockThen: 'Quand il est {hereTime} à {here}, il est {thereTime} à {there}.',
    clockNextDay: 'Là-bas, c’est déjà le lendemain.',
    clockDayBefore: 'Là-bas, c’est encore la veille.',
    tookCity:
      'D’autres villes portent ce nom ; j’ai pris celle de {region}. Précisez le pays ou l’État pour une autre.',
    datesTurned: 'Vous avez donné le jour le plus tardif en premier ; je les ai remis dans l’ordre.',
    foodDiet: 'On ne sait pas pour tous ce qu’ils cuisinent ; demandez sur place pour votre régime.',
    offTopic: 'Je ne connais que les voyages. Demandez-moi un lieu, un voyage ou une règle.',
    inEnglish: 'Je lis cette langue ({language}), mais je réponds en français.',
    stale: 'Vérifié pour la dernière fois le {date} ; cela a pu changer.',
  },
  followUps: {
    entry: 'Faut-il un visa ?',
    passport: 'Combien de temps mon passeport doit-il être valable ?',
    advisory: 'Est-ce sûr ?',
    money: 'Quelle est la monnaie ?',
    cost: 'Combien coûte une semaine ?',
    climate: 'Quel temps fait-il ?',
    best: 'Quelle est la meilleure période ?',
    holidays: 'Quels sont les jours fériés ?',
    plugs: 'Quel adaptateur faut-il ?',
    emergency: 'Quel est le numéro d’urgence ?',
    embassy: 'Où est mon ambassade ?',
    health: 'Quels vaccins faut-il ?',
    hotel: 'Trouver un hôtel',
    sights: 'Que voir là-bas ?',
    food: 'Où manger ?',
    plan: 'Planifier trois jours là-bas',
    calmerDay: 'Rends le premier jour plus calme',
    lessWalking: 'Moins de marche, s’il vous plaît',
    oneMoreDay: 'Ajoute un jour de plus',
    startPlan: 'Planifier un week-end à Rome',
    startEntry: 'Faut-il un visa pour le Japon ?',
    startBest: 'Quelle est la meilleure période pour Tokyo ?',
    yes: 'Oui',
    no: 'Non',
    technicalFault: 'Une panne technique',
    weather: 'La météo',
    strike: 'Une grève',
  },
}
