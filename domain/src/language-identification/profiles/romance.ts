import type { Profile } from '../profile.ts'

export const ROMANCE: readonly Profile[] = [
  {
    language: 'fr',
    words:
      'le la les un une des et ou de du à au aux en est sont était je tu nous vous ils elle il mon ma mes ' +
      'notre peux peut faut dois que quoi quel quelle quels quelles où quand qui comment combien besoin pour ' +
      'avec sur dans ce cette ces ai a avez ne pas aucun s y plaît moi par meilleur meilleure moment entre si ' +
      'qu d l j c voyage dollars euros jours jour semaine on fait coûte ça manger visiter voir sans très bien ' +
      'près loin avion chez leur suis part demain matin train chambre cherche cher aéroport mais plus alors ' +
      'sous après avant pendant jusque parce ici maintenant aujourd hui hier prochain dernière première ' +
      'nouveau nouvelle vieux petit petite grand grande long court haut ouvert fermé libre tôt tard toujours ' +
      'jamais souvent moins aussi seulement vraiment gens homme femme enfant enfants famille ami amis maison ' +
      'rue gare bus voiture billet carte prix argent eau déjeuner dîner café bière vin marché magasin musée ' +
      'église château pont plage mer lac fleuve montagne île pays monde langue nom numéro aide police médecin ' +
      'pharmacie hôpital passeport frontière douane bagages vol départ arrivée retard réserver nuit nuits mois ' +
      'an année été hiver printemps automne pluie neige soleil chaud froid prendre apporter acheter payer ' +
      'boire dormir marcher conduire voler savoir penser parler comprendre travailler faire donner perdu deux ' +
      'trois quatre cinq voudrais veux serait avait ont leurs son ses janvier février mars avril mai juin ' +
      'juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche',
    letters: 'àâçéèêëîïôùûœ',
  },
  {
    language: 'es',
    words:
      'el la los las un una unos y o de del a al en es son era yo tú nosotros ellos ella él mi mis nuestro ' +
      'puedo puede debo qué que cuál cuáles dónde cuándo quién cómo cuánto cuánta cuántos necesito necesita ' +
      'para con sobre este esta estos he ha tengo tiene hay no ningún por favor me nos mejor momento entre si ' +
      'desde hasta viaje ir cuesta días día semana comer ver sin muy bien cerca lejos más hacer soy somos está ' +
      'quiero vuelo playa playas bonitas bonito ciudad vamos estoy barato gustaría viajar ahora se euros ' +
      'cambiar llevo dame mañana temprano aeropuerto autobús tren busco habitación pero entonces bajo después ' +
      'antes durante porque aquí hoy ayer próximo último primera nuevo nueva viejo pequeño grande largo corto ' +
      'alto abierto cerrado libre tarde siempre nunca menudo menos también solo realmente gente hombre mujer ' +
      'niño niños familia amigo amigos casa calle estación coche billete tarjeta precio dinero agua comida ' +
      'desayuno almuerzo cena café cerveza vino mercado tienda museo iglesia castillo puente mar lago río ' +
      'montaña isla país mundo idioma nombre número ayuda policía médico farmacia hospital pasaporte frontera ' +
      'aduana equipaje salida llegada retraso reservar noche noches mes año verano invierno primavera otoño ' +
      'lluvia nieve sol calor frío tomar llevar comprar pagar beber dormir caminar conducir volar visitar ' +
      'saber pensar hablar entender trabajar dar perdí dos tres cuatro cinco quisiera sería había han fue les ' +
      'sus estas ustedes pueden enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre ' +
      'diciembre lunes martes miércoles jueves viernes sábado domingo',
    letters: 'ñ¿¡áéíóú',
  },
  {
    language: 'it',
    words:
      'il lo la i gli le un una uno e o di del della dei delle a al alla in nel nella è sono era io tu noi voi ' +
      'loro lei lui mio mia nostro posso può devo che cosa quale quali dove quando chi come quanto quanta ' +
      'quanti serve ho bisogno per con su questo questa ha c ci non nessun favore mi da dal migliore periodo ' +
      'tra se viaggio si costa giorni giorno settimana mangiare vedere senza molto bene vicino lontano più ' +
      'fare siamo vado volo dall ore fa adesso anche spiagge spiaggia belle bello bella soldi prima partire ' +
      'mare montagna città corone franchi sterline dollari autobus aeroporto domani mattina treno camera ' +
      'economica cerco ma allora sopra sotto dopo durante fino perché qui oggi ieri prossimo ultimo nuovo ' +
      'nuova vecchio piccolo piccola grande lungo corto alto aperto chiuso libero presto tardi sempre mai ' +
      'spesso meno solo davvero gente uomo donna bambino bambini famiglia amico amici casa via stazione ' +
      'macchina biglietto carta prezzo acqua cibo colazione pranzo cena caffè birra vino mercato negozio museo ' +
      'chiesa castello ponte lago fiume isola paese mondo lingua nome numero aiuto polizia medico farmacia ' +
      'ospedale passaporto confine dogana bagaglio partenza arrivo ritardo prenotare notte notti mese anno ' +
      'estate inverno primavera autunno pioggia neve sole caldo freddo prendere portare comprare pagare bere ' +
      'dormire camminare guidare volare visitare sapere pensare parlare capire lavorare dare perso due tre ' +
      'quattro cinque vorrei voglio sarebbe aveva hanno stato suo queste degli dello gennaio febbraio marzo ' +
      'aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì ' +
      'venerdì sabato domenica',
    letters: 'àèéìòù',
  },
  {
    language: 'pt',
    words:
      'o a os as um uma uns e ou de do da dos das ao à em no na nos nas é são era eu tu você nós eles ela ele ' +
      'meu minha nosso posso pode devo que qual quais onde quando quem como quanto quanta quantos preciso ' +
      'precisa para com sobre este esta estes tenho tem há não nenhum por favor me melhor época altura entre ' +
      'se desde até viagem ir custa dias dia semana comer ver sem muito bem perto longe mais fazer sou somos ' +
      'está quero voo pra pro num pelo pela praias praia bonitas bonito bonita vou viajar sozinha sozinho ' +
      'cidade vamos estou gostaria euros amanhã manhã aeroporto autocarro comboio procuro quarto mas então sob ' +
      'depois antes durante porque aqui agora hoje ontem próximo último primeira novo nova velho pequeno ' +
      'pequena grande longo curto alto aberto fechado livre cedo tarde sempre nunca muitas menos também só ' +
      'realmente gente pessoas homem mulher criança crianças família amigo amigos casa rua estação carro ' +
      'bilhete passagem cartão preço dinheiro água comida café almoço jantar cerveja vinho mercado loja museu ' +
      'igreja castelo ponte mar lago rio montanha ilha país mundo língua nome número ajuda polícia médico ' +
      'farmácia hospital passaporte fronteira alfândega bagagem partida chegada atraso reservar noite noites ' +
      'mês ano verão inverno primavera outono chuva neve sol calor frio tomar levar comprar pagar beber dormir ' +
      'caminhar dirigir voar visitar saber pensar falar entender trabalhar dar perdi dois duas três quatro ' +
      'cinco seria tinha têm foi seus estas vocês podem dela janeiro fevereiro março abril maio junho julho ' +
      'agosto setembro outubro novembro dezembro segunda feira terça quarta quinta sexta sábado domingo',
    letters: 'ãõçáâéêíóôú',
  },
  {
    language: 'ca',
    words:
      'el la els les un una uns i o de del a al en és són era jo tu nosaltres ells ella meu meva puc pot cal ' +
      'què quin quina on quan qui com quant necessito per amb sobre aquest aquesta he té hi ha no cap sisplau ' +
      'millor moment entre si des fins viatge quins fa menjar prop platja temps maig anar vull aquí dies bé ' +
      'estic habitació barata busco demà aeroport tren ciutat m han hem l s em però més que llavors sota ' +
      'després abans durant perquè ara avui ahir pròxim últim primera nou nova vell petit petita gran llarg ' +
      'curt alt obert tancat lliure aviat tard sempre mai sovint molt menys també només realment gent home ' +
      'dona nen nens família amic amics casa carrer estació cotxe bitllet targeta preu diners aigua esmorzar ' +
      'dinar sopar cafè cervesa vi mercat botiga museu església castell pont mar llac riu muntanya illa país ' +
      'món llengua nom número ajuda policia metge farmàcia hospital passaport frontera duana equipatge vol ' +
      'sortida arribada retard reservar nit nits mes any estiu hivern primavera tardor pluja neu sol calor ' +
      'fred agafar portar comprar pagar beure dormir caminar conduir volar visitar veure saber pensar parlar ' +
      'entendre treballar fer donar dos dues tres quatre cinc voldria seria havia va seus aquestes vosaltres ' +
      'poden dels gener febrer març abril juny juliol agost setembre octubre novembre desembre d dilluns ' +
      'dimarts dimecres dijous divendres dissabte diumenge temperatura vostè ell ens veu ve bo dolent car ' +
      'vacances segur som érem tenim volem podem anem heu plou gaire costa setmana segura endolls endoll robat ' +
      'bossa lluny vacunes perdut dent dentista moneda es paga',
    letters: 'çàèéíòóú·',
  },
  {
    language: 'gl',
    words:
      'o a os as un unha uns e ou de do da ao á en no na é son era eu ti nós eles meu miña podo pode debo que ' +
      'cal onde cando quen como canto preciso para con sobre este esta teño ten hai non ningún mellor momento ' +
      'entre se desde ata viaxe canta tempo vai facer mañá cuarto quero praia co coa polo pola barato ' +
      'aeroporto tren procuro cidade grazas me pero máis entón baixo despois antes durante porque aquí agora ' +
      'hoxe onte próximo último primeira novo nova vello pequeno pequena grande longo curto alto aberto ' +
      'pechado libre cedo tarde sempre nunca moito menos tamén só realmente xente home muller neno nenos ' +
      'familia amigo amigos casa rúa estación coche billete tarxeta prezo diñeiro auga comida almorzo xantar ' +
      'cea café cervexa viño mercado tenda museo igrexa castelo ponte mar lago río montaña illa país mundo ' +
      'lingua nome número axuda policía médico farmacia hospital pasaporte fronteira alfándega equipaxe voo ' +
      'saída chegada atraso reservar noite noites mes ano verán inverno primavera outono chuvia neve sol calor ' +
      'frío tomar levar mercar pagar comer beber durmir camiñar conducir voar visitar ver saber pensar falar ' +
      'entender traballar dar dous dúas tres catro cinco gustaría sería tiña teñen foi seus estas vós poden ' +
      'dela cos dun dunha aos nas nos xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro ' +
      'novembro decembro luns martes mércores xoves venres sábado domingo temperatura por vostede el ela fai ' +
      've vén está bo malo caro vacacións seguro roupa levo somos eramos temos queremos podemos imos',
    letters: 'ñáéíóú',
  },
  {
    language: 'ro',
    words:
      'și sau de la în din un o unei este sunt era eu tu noi ei ea el meu mea pot poate trebuie ce care unde ' +
      'când cine cum cât câte nevoie pentru cu pe acest această am are nu niciun vă rog mi ne cel mai bun timp ' +
      'între dacă până călătorie caut cameră ieftină mâine aeroport tren oraș sigur vreau dar că atunci peste ' +
      'sub după înainte timpul aici acum azi ieri următor ultimul prima nou nouă vechi mic mică mare lung ' +
      'scurt înalt deschis închis liber devreme târziu mereu niciodată des foarte puțin doar chiar oameni ' +
      'bărbat femeie copil copii familie prieten prieteni casă stradă gară mașină bilet card preț bani apă ' +
      'mâncare dejun prânz cină cafea bere vin piață magazin muzeu biserică castel pod plajă lac râu munte ' +
      'insulă țară lume limbă nume număr ajutor poliție medic farmacie spital pașaport frontieră vamă bagaj ' +
      'zbor plecare sosire întârziere rezerva noapte nopți lună an vară iarnă primăvară toamnă ploaie zăpadă ' +
      'soare cald frig lua aduce cumpăra plăti mânca bea dormi merge conduce zbura vizita vedea ști gândi ' +
      'vorbi înțelege lucra face da doi două trei patru cinci aș vrea avea au fost lor voi zile săptămână ' +
      'ianuarie februarie martie aprilie iunie iulie august septembrie octombrie noiembrie decembrie luni ' +
      'marți miercuri joi vineri sâmbătă duminică vremea vreme temperatura dumneavoastră vede vine rău scump ' +
      'vacanță suntem eram avem vrem putem mergem ați furat furate geanta geantă ceasul prize priză plouă ' +
      'departe vaccin pierdut dinte dentist monedă plătesc',
    letters: 'ășțâî',
  },
]
