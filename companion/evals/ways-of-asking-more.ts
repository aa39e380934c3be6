/** Written after the first eight hundred were mended: 326 of 438 on the first run, 74.4 %. */
export const MORE_WAYS_OF_ASKING = `
@en
entry: What permits does a Turk need for Japan?|As a Filipino, how long am I allowed in Morocco?|Do Kenyans require clearance before flying to Singapore?
passport: Mine runs out in March 2027; can I still enter Thailand on that passport in January?|How long should a passport be good for when going to Kenya?
advisory: Would you worry about going to Jordan?|How rough is Johannesburg?|Are tourists targeted in Rio?
convert: How many forints will 50 euros buy?|I have 400 zloty, how much is it in pounds?|dollar to yen rate
money: Can I pay with euros in Denmark?|What are the banknotes called in Thailand?|What do people pay with in Vietnam?
cost: What should I set aside for ten days in Sydney?|Is Reykjavik as dear as they say?|Daily allowance needed for Istanbul
climate: Do I need a raincoat in Dublin in June?|Could we sunbathe in Barcelona in April?|Snow in Vienna around December?
best: When's the sweet spot for Istanbul?|Which season would you recommend for Edinburgh?|Best stretch of the year for Cairo
holidays: Does anything shut in France on 8 May 2027?|When do the Irish have bank holidays in 2027?|Is Monday 5 April 2027 a holiday in Italy?
plugs: Type of electrical outlet in Peru?|Can I plug in my American laptop in Spain?|Do I need a converter for Brazil?
driving: Which lane do people use in Australia, left or right?|Do Maltese drive like the British?
emergency: What's the Spanish equivalent of 911?|Police phone number in Italy
medical: I cut my hand badly in Lisbon|My daughter has a terrible earache, we're in Vienna|There's been a car crash near Rome
legal: Somebody nicked my phone in Berlin|I have been arrested in Istanbul, I'm American
embassy: Where's the Australian embassy in Vietnam?|Which consulate looks after Kiwis in Greece?
health: Is dengue a concern in Thailand, do I need vaccines?|What shots for Uganda?
clock: Is it morning or night in Tokyo now?|Tell me the current hour in Dubai
difference: How many hours is Sydney off from Paris?|At noon in London, what time is it in Mumbai?
distance: How far apart are Rome and Naples?|Is it a long way from Madrid to Seville?|By car from Munich to Venice, how many hours?
delay: We landed five hours late in Paris from Athens because of a broken engine. Are we owed anything?|Lufthansa cancelled Munich to Madrid this morning, what are my rights?
hotel: Looking for a place to crash in Prague 4-7 May 2027|Somewhere quiet to stay in Kyoto from 10 to 13 April 2027
flight: One-way ticket Dublin to Rome on 3 March 2027|I have to be in Berlin on 6 June 2027, flying from Lisbon
car: Wheels for Edinburgh, 3 to 7 July 2027|Can I get a rental in Athens 1-4 June 2027?
sights: Show me around Seville|What's worth a look in Stockholm?|Top attractions of Istanbul|Where do you take visitors in Lyon?
food: Best tapas in Seville?|Where should I have breakfast in Paris?|Hungry in Prague, any tips?
plan: Give me a relaxed itinerary for Kyoto, three days|I'm off to Rome for the weekend, what should each day look like?|Build me a trip: 5 days Lisbon
language: What do they speak in Iceland?|Is French spoken in Morocco?
calling: International dialling prefix for Japan|What do I dial before a Spanish number?
capital: What is the main city of New Zealand, the capital?|Capital city of Brazil
@de
entry: Welche Genehmigungen braucht ein Türke für Japan?|Wie lange darf ich als Filipina in Marokko sein?|Müssen Kenianer für Singapur vorab etwas einholen?
passport: Mein Pass endet im März 2027, komme ich damit im Januar nach Thailand?|Wie lange sollte der Pass für Kenia gelten?
advisory: Würdest du dir bei Jordanien Sorgen machen?|Wie gefährlich ist Johannesburg?|Werden Touristen in Rio überfallen?
convert: Wie viele Forint kriege ich für 50 Euro?|Ich habe 400 Zloty, wie viel ist das in Pfund?|Dollar Yen Kurs
money: Kann ich in Dänemark mit Euro zahlen?|Wie heißen die Banknoten in Thailand?|Womit zahlen die Leute in Vietnam?
cost: Wie viel sollte ich für zehn Tage Sydney zurücklegen?|Ist Reykjavik wirklich so teuer?|Tagesbudget für Istanbul
climate: Brauche ich im Juni in Dublin eine Regenjacke?|Kann man im April in Barcelona sonnenbaden?|Liegt in Wien im Dezember Schnee?
best: Welche Jahreszeit empfiehlst du für Edinburgh?|Wann ist Istanbul am angenehmsten?|beste Monate für Kairo
holidays: Ist am 8. Mai 2027 in Frankreich etwas geschlossen?|Wann haben die Iren 2027 Feiertage?|Ist der 5. April 2027 in Italien ein Feiertag?
plugs: Welche Steckdosen hat Peru?|Kann ich mein US-Notebook in Spanien einstecken?|Brauche ich für Brasilien einen Spannungswandler?
driving: Fährt man in Australien links oder rechts?|Fahren die Malteser wie die Briten?
emergency: Was ist in Spanien das Gegenstück zur 112?|Telefonnummer der Polizei in Italien
medical: Ich habe mich in Lissabon tief in die Hand geschnitten|Meine Tochter hat furchtbare Ohrenschmerzen, wir sind in Wien|Autounfall bei Rom, was tun
legal: Jemand hat in Berlin mein Handy geklaut|Ich wurde in Istanbul verhaftet, bin Deutscher
embassy: Wo ist die österreichische Botschaft in Vietnam?|Welches Konsulat ist in Griechenland für Schweizer zuständig?
health: Muss man sich für Thailand impfen lassen?|Welche Impfungen für Uganda?
clock: Ist es in Tokio gerade Tag oder Nacht?|Sag mir die aktuelle Uhrzeit in Dubai
difference: Wie viele Stunden ist Sydney von Paris verschoben?|Wenn in London Mittag ist, wie spät ist es in Mumbai?
distance: Wie weit liegen Rom und Neapel auseinander?|Ist es weit von Madrid nach Sevilla?|Mit dem Auto von München nach Venedig, wie viele Stunden?
delay: Wir sind wegen eines Triebwerkschadens fünf Stunden verspätet von Athen in Paris angekommen. Bekommen wir etwas?|Lufthansa hat heute Morgen München-Madrid gestrichen, was sind meine Rechte?
hotel: Suche einen Schlafplatz in Prag vom 4. bis 7. Mai 2027|Etwas Ruhiges zum Übernachten in Kyoto, 10. bis 13. April 2027
flight: Einfaches Ticket Dublin nach Rom am 3. März 2027|Ich muss am 6. Juni 2027 in Berlin sein und fliege ab Lissabon
car: Fahrbarer Untersatz für Edinburgh, 3. bis 7. Juli 2027|Bekomme ich in Athen einen Mietwagen, 1.-4. Juni 2027?
sights: Führ mich durch Sevilla|Was ist in Stockholm sehenswert?|Die Highlights von Istanbul|Wohin gehst du mit Besuch in Lyon?
food: Beste Tapas in Sevilla?|Wo frühstücke ich in Paris?|Hungrig in Prag, Tipps?
plan: Gib mir einen entspannten Plan für Kyoto, drei Tage|Ich fahre übers Wochenende nach Rom, wie sollten die Tage aussehen?|Bau mir eine Reise: 5 Tage Lissabon
language: Was spricht man in Island?|Wird in Marokko Französisch gesprochen?
calling: Internationale Vorwahl von Japan|Was wähle ich vor einer spanischen Nummer?
capital: Was ist Neuseelands Hauptstadt?|Hauptstadt Brasilien
@fr
entry: De quelles autorisations un Turc a-t-il besoin pour le Japon ?|En tant que Philippine, combien de temps puis-je rester au Maroc ?|Les Kényans ont-ils besoin d’un feu vert pour Singapour ?
passport: Le mien expire en mars 2027, ce passeport suffit-il pour la Thaïlande en janvier ?|Quelle durée de validité du passeport pour le Kenya ?
advisory: Tu t’inquiéterais d’aller en Jordanie ?|Johannesburg craint tant que ça ?|Les touristes sont-ils visés à Rio ?
convert: Combien de forints pour 50 euros ?|J’ai 400 zlotys, ça fait combien en livres ?|cours dollar yen
money: Puis-je payer en euros au Danemark ?|Comment s’appellent les billets en Thaïlande ?|Les gens paient avec quoi au Vietnam ?
cost: Combien mettre de côté pour dix jours à Sydney ?|Reykjavik est-elle aussi chère qu’on le dit ?|budget par jour pour Istanbul
climate: Faut-il un imper à Dublin en juin ?|Peut-on bronzer à Barcelone en avril ?|De la neige à Vienne en décembre ?
best: Quelle saison conseilles-tu pour Édimbourg ?|Quand Istanbul est-elle la plus agréable ?|meilleurs mois pour Le Caire
holidays: Est-ce férié le 8 mai 2027 en France ?|Quels sont les jours fériés irlandais en 2027 ?|Le 5 avril 2027 est-il férié en Italie ?
plugs: Quel type de prise au Pérou ?|Puis-je brancher mon ordi américain en Espagne ?|Faut-il un transformateur pour le Brésil ?
driving: On conduit à gauche ou à droite en Australie ?|Les Maltais roulent-ils comme les Anglais ?
emergency: L’équivalent du 15 en Espagne, c’est quoi ?|Numéro de la police en Italie
medical: Je me suis ouvert la main à Lisbonne|Ma fille a très mal à l’oreille, nous sommes à Vienne|Accident de voiture près de Rome, que faire
legal: On m’a piqué mon téléphone à Berlin|J’ai été arrêté à Istanbul, je suis français
embassy: Où est l’ambassade de Belgique au Vietnam ?|Quel consulat s’occupe des Suisses en Grèce ?
health: Faut-il se faire vacciner pour la Thaïlande ?|Quels vaccins pour l’Ouganda ?
clock: Il fait jour ou nuit à Tokyo maintenant, il est quelle heure ?|Donne-moi l’heure qu’il est à Dubaï
difference: Combien d’heures séparent Sydney de Paris sur l’horloge ?|À midi à Londres, quelle heure est-il à Bombay ?
distance: Quelle distance sépare Rome et Naples ?|C’est loin de Madrid à Séville ?|En voiture de Munich à Venise, combien d’heures ?
delay: On est arrivés à Paris cinq heures en retard depuis Athènes à cause d’une panne de moteur. Qu’est-ce qu’on nous doit ?|Lufthansa a annulé Munich-Madrid ce matin, quels sont mes droits ?
hotel: Je cherche un toit à Prague du 4 au 7 mai 2027|Un endroit calme où loger à Kyoto du 10 au 13 avril 2027
flight: Aller simple Dublin-Rome le 3 mars 2027|Je dois être à Berlin le 6 juin 2027 au départ de Lisbonne, en avion
car: Un véhicule pour Édimbourg du 3 au 7 juillet 2027|Puis-je louer une voiture à Athènes du 1er au 4 juin 2027 ?
sights: Fais-moi visiter Séville|Qu’est-ce qui vaut le détour à Stockholm ?|Les immanquables d’Istanbul|Où emmènes-tu tes invités à Lyon ?
food: Les meilleures tapas de Séville ?|Où prendre le petit-déjeuner à Paris ?|Une petite faim à Prague, un conseil ?
plan: Donne-moi un programme tranquille pour Kyoto, trois jours|Je pars à Rome pour le week-end, à quoi ressembleraient les journées ?|Construis-moi un voyage : 5 jours à Lisbonne
language: On parle quoi en Islande ?|Le français est-il parlé au Maroc ?
calling: Indicatif international du Japon|Que composer devant un numéro espagnol ?
capital: La capitale de la Nouvelle-Zélande, c’est quoi ?|Capitale Brésil
@es
entry: ¿Qué permisos necesita un turco para Japón?|Siendo filipina, ¿cuánto tiempo puedo estar en Marruecos?|¿Los kenianos requieren autorización para Singapur?
passport: El mío vence en marzo de 2027, ¿ese pasaporte sirve para Tailandia en enero?|¿Qué validez de pasaporte pide Kenia?
advisory: ¿Te preocuparía ir a Jordania?|¿Es muy chungo Johannesburgo?|¿Asaltan a los turistas en Río de Janeiro?
convert: ¿Cuántos forintos me dan por 50 euros?|Tengo 400 zlotys, ¿cuánto es en libras?|cotización dólar yen
money: ¿Puedo pagar en euros en Dinamarca?|¿Cómo se llaman los billetes en Tailandia?|¿Con qué paga la gente en Vietnam?
cost: ¿Cuánto reservo para diez días en Sídney?|¿Es Reikiavik tan cara como dicen?|gasto diario en Estambul
climate: ¿Hace falta chubasquero en Dublín en junio?|¿Se puede tomar el sol en Barcelona en abril?|¿Hay nieve en Viena en diciembre?
best: ¿Qué estación recomiendas para Edimburgo?|¿Cuándo está Estambul más agradable?|mejores meses para El Cairo
holidays: ¿Es festivo el 8 de mayo de 2027 en Francia?|¿Cuándo tienen fiestas los irlandeses en 2027, feriados oficiales de Irlanda?|¿El 5 de abril de 2027 es feriado en Italia?
plugs: ¿Qué tipo de enchufe hay en Perú?|¿Puedo conectar mi portátil americano en España?|¿Necesito un transformador para Brasil?
driving: ¿En Australia se conduce por la izquierda o por la derecha?|¿Los malteses conducen como los ingleses?
emergency: ¿Cuál es el 911 de España?|Teléfono de la policía en Italia
medical: Me he hecho un corte profundo en la mano en Lisboa|A mi hija le duele muchísimo el oído, estamos en Viena|Accidente de coche cerca de Roma, ¿qué hago?
legal: Me han mangado el móvil en Berlín|Me han detenido en Estambul, soy español
embassy: ¿Dónde está la embajada argentina en Vietnam?|¿Qué consulado atiende a los suizos en Grecia?
health: ¿Hay que vacunarse para Tailandia?|¿Qué vacunas para Uganda?
clock: ¿Es de día o de noche en Tokio? ¿qué hora es?|Dame la hora actual de Dubái
difference: ¿Cuántas horas separan a Sídney de París en el reloj?|A mediodía en Londres, ¿qué hora es en Bombay?
distance: ¿Qué distancia separa Roma y Nápoles?|¿Queda lejos Sevilla de Madrid?|En coche de Múnich a Venecia, ¿cuántas horas?
delay: Llegamos a París cinco horas tarde desde Atenas por una avería del motor. ¿Nos deben algo?|Lufthansa canceló Múnich-Madrid esta mañana, ¿qué derechos tengo?
hotel: Busco dónde dormir en Praga del 4 al 7 de mayo de 2027|Un sitio tranquilo donde alojarse en Kioto del 10 al 13 de abril de 2027
flight: Billete de ida Dublín-Roma el 3 de marzo de 2027|Tengo que estar en Berlín el 6 de junio de 2027 volando desde Lisboa
car: Un vehículo para Edimburgo del 3 al 7 de julio de 2027|¿Puedo alquilar un coche en Atenas del 1 al 4 de junio de 2027?
sights: Enséñame Sevilla|¿Qué merece la pena en Estocolmo?|Lo más destacado de Estambul|¿Adónde llevas a las visitas en Lyon?
food: ¿Las mejores tapas de Sevilla?|¿Dónde desayuno en París?|Tengo hambre en Praga, ¿algún consejo?
plan: Dame un plan tranquilo para Kioto, tres días|Me voy a Roma el fin de semana, ¿cómo serían los días?|Constrúyeme un viaje: 5 días en Lisboa
language: ¿Qué se habla en Islandia?|¿Se habla francés en Marruecos?
calling: Prefijo internacional de Japón|¿Qué marco antes de un número español?
capital: ¿Cuál es la capital de Nueva Zelanda?|Capital de Brasil
@it
entry: Di quali permessi ha bisogno un turco per il Giappone?|Da filippina, quanto posso stare in Marocco?|I keniani devono chiedere un permesso per Singapore?
passport: Il mio scade a marzo 2027, quel passaporto basta per la Thailandia a gennaio?|Che validità del passaporto chiede il Kenya?
advisory: Ti preoccuperesti ad andare in Giordania?|Johannesburg è così brutta?|I turisti vengono rapinati a Rio?
convert: Quanti fiorini mi danno per 50 euro?|Ho 400 zloty, quant’è in sterline?|cambio dollaro yen
money: Posso pagare in euro in Danimarca?|Come si chiamano le banconote in Thailandia?|Con che paga la gente in Vietnam?
cost: Quanto metto da parte per dieci giorni a Sydney?|Reykjavik è cara come dicono?|spesa giornaliera a Istanbul
climate: Serve l’impermeabile a Dublino a giugno?|Si può prendere il sole a Barcellona ad aprile?|C’è neve a Vienna a dicembre?
best: Che stagione consigli per Edimburgo?|Quando è più piacevole Istanbul?|mesi migliori per Il Cairo
holidays: L’8 maggio 2027 è festivo in Francia?|Quali festività ci sono in Irlanda nel 2027?|Il 5 aprile 2027 è festa in Italia?
plugs: Che tipo di presa c’è in Perù?|Posso collegare il mio portatile americano in Spagna?|Mi serve un trasformatore per il Brasile?
driving: In Australia si guida a destra o a sinistra?|I maltesi guidano come gli inglesi?
emergency: Qual è il 118 della Spagna?|Telefono della polizia in Italia
medical: Mi sono tagliato la mano a Lisbona|Mia figlia ha un forte mal d’orecchi, siamo a Vienna|Incidente in auto vicino a Roma, che faccio?
legal: Mi hanno fregato il telefono a Berlino|Mi hanno arrestato a Istanbul, sono italiano
embassy: Dov’è l’ambasciata italiana in Vietnam?|Quale consolato assiste gli svizzeri in Grecia?
health: Bisogna vaccinarsi per la Thailandia?|Quali vaccini per l’Uganda?
clock: È giorno o notte a Tokyo? che ore sono?|Dammi l’ora attuale di Dubai
difference: Quante ore separano Sydney da Parigi sull’orologio?|A mezzogiorno a Londra, che ore sono a Mumbai?
distance: Che distanza separa Roma e Napoli?|È lontana Siviglia da Madrid?|In auto da Monaco di Baviera a Venezia, quante ore?
delay: Siamo arrivati a Parigi con cinque ore di ritardo da Atene per un guasto al motore. Ci devono qualcosa?|Lufthansa ha cancellato Monaco-Madrid stamattina, che diritti ho?
hotel: Cerco un posto dove dormire a Praga dal 4 al 7 maggio 2027|Un posto tranquillo dove stare a Kyoto dal 10 al 13 aprile 2027
flight: Biglietto di sola andata Dublino-Roma il 3 marzo 2027|Devo essere a Berlino il 6 giugno 2027 partendo in volo da Lisbona
car: Un veicolo per Edimburgo dal 3 al 7 luglio 2027|Posso noleggiare un’auto ad Atene dall’1 al 4 giugno 2027?
sights: Fammi scoprire Siviglia|Cosa merita a Stoccolma?|Il meglio di Istanbul|Dove porti gli ospiti a Lione?
food: Le migliori tapas di Siviglia?|Dove faccio colazione a Parigi?|Ho fame a Praga, consigli?
plan: Dammi un programma rilassato per Kyoto, tre giorni|Vado a Roma per il weekend, come sarebbero le giornate?|Costruiscimi un viaggio: 5 giorni a Lisbona
language: Cosa si parla in Islanda?|Si parla francese in Marocco?
calling: Prefisso internazionale del Giappone|Cosa compongo prima di un numero spagnolo?
capital: Qual è la capitale della Nuova Zelanda?|Capitale Brasile
@pt
entry: De que autorizações precisa um turco para o Japão?|Sendo filipina, quanto tempo posso estar em Marrocos?|Os quenianos precisam de autorização para Singapura?
passport: O meu expira em março de 2027, esse passaporte serve para a Tailândia em janeiro?|Que validade de passaporte pede o Quénia?
advisory: Preocupavas-te em ir à Jordânia?|Joanesburgo é assim tão má?|Os turistas são assaltados no Rio de Janeiro?
convert: Quantos forints me dão por 50 euros?|Tenho 400 zlotys, quanto é em libras?|câmbio dólar iene
money: Posso pagar em euros na Dinamarca?|Como se chamam as notas na Tailândia?|Com que pagam as pessoas no Vietname?
cost: Quanto devo reservar para dez dias em Sydney?|Reiquiavique é tão cara como dizem?|gasto diário em Istambul
climate: É preciso impermeável em Dublin em junho?|Dá para apanhar sol em Barcelona em abril?|Há neve em Viena em dezembro?
best: Que estação recomendas para Edimburgo?|Quando é que Istambul está mais agradável?|melhores meses para o Cairo
holidays: 8 de maio de 2027 é feriado em França?|Quais são os feriados da Irlanda em 2027?|O 5 de abril de 2027 é feriado em Itália?
plugs: Que tipo de tomada há no Peru?|Posso ligar o meu portátil americano em Espanha?|Preciso de transformador para o Brasil?
driving: Na Austrália conduz-se à esquerda ou à direita?|Os malteses conduzem como os ingleses?
emergency: Qual é o 112 dos Estados Unidos?|Telefone da polícia em Itália
medical: Cortei-me na mão em Lisboa|A minha filha tem muita dor de ouvidos, estamos em Viena|Acidente de carro perto de Roma, o que faço?
legal: Gamaram-me o telemóvel em Berlim|Prenderam-me em Istambul, sou português
embassy: Onde é a embaixada do Brasil no Vietname?|Que consulado trata dos suíços na Grécia?
health: É preciso vacinar-me para a Tailândia?|Que vacinas para o Uganda?
clock: É dia ou noite em Tóquio? que horas são?|Dá-me a hora atual do Dubai
difference: Quantas horas separam Sydney de Paris no relógio?|Ao meio-dia em Londres, que horas são em Mumbai?
distance: Que distância separa Roma e Nápoles?|Sevilha fica longe de Madrid?|De carro de Munique a Veneza, quantas horas?
delay: Chegámos a Paris cinco horas atrasados vindos de Atenas por avaria no motor. Devem-nos alguma coisa?|A Lufthansa cancelou Munique-Madrid esta manhã, que direitos tenho?
hotel: Procuro onde dormir em Praga de 4 a 7 de maio de 2027|Um sítio sossegado para ficar em Quioto de 10 a 13 de abril de 2027
flight: Bilhete só de ida Dublin-Roma a 3 de março de 2027|Tenho de estar em Berlim a 6 de junho de 2027 voando de Lisboa
car: Um veículo para Edimburgo de 3 a 7 de julho de 2027|Posso alugar um carro em Atenas de 1 a 4 de junho de 2027?
sights: Mostra-me Sevilha|O que vale a pena em Estocolmo?|O melhor de Istambul|Onde levas as visitas em Lyon?
food: As melhores tapas de Sevilha?|Onde tomo o pequeno-almoço em Paris?|Tenho fome em Praga, sugestões?
plan: Dá-me um plano tranquilo para Quioto, três dias|Vou a Roma no fim de semana, como seriam os dias?|Constrói-me uma viagem: 5 dias em Lisboa
language: O que se fala na Islândia?|Fala-se francês em Marrocos?
calling: Indicativo internacional do Japão|O que marco antes de um número espanhol?
capital: Qual é a capital da Nova Zelândia?|Capital do Brasil
`
