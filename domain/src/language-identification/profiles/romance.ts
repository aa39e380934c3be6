import type { Profile } from '../profile.ts'

export const ROMANCE: readonly Profile[] = [
  {
    language: 'fr',
    words:
      'le la les un une des et ou de du à au aux en est sont était je tu nous vous ils elle il mon ma mes notre peux peut faut dois que quoi quel quelle quels quelles où quand qui comment combien besoin pour avec sur dans ce cette ces ai a avez ne pas aucun s y plaît moi par meilleur meilleure moment entre si est-ce qu d l j c voyage dollars euros jours jour semaine on fait coûte ça manger visiter voir sans très bien près loin avion chez leur suis part demain matin train chambre cherche cher aéroport',
    letters: 'àâçéèêëîïôùûœ',
    ends: 'tion ment eux ais',
  },
  {
    language: 'es',
    words:
      'el la los las un una unos y o de del a al en es son era yo tú nosotros ellos ella él mi mis nuestro puedo puede debo qué que cuál cuáles dónde cuándo quién cómo cuánto cuánta cuántos necesito necesita para con sobre este esta estos he ha tengo tiene hay no ningún por favor me nos mejor momento entre si desde hasta viaje ir cuesta días día semana comer ver sin muy bien cerca lejos más hacer soy somos está quiero vuelo playa playas bonitas bonito ciudad vamos estoy barato gustaría viajar ahora se euros cambiar llevo dame mañana temprano aeropuerto autobús tren busco habitación',
    letters: 'ñ¿¡áéíóú',
    ends: 'ción ado ar os',
  },
  {
    language: 'it',
    words:
      'il lo la i gli le un una uno e o di del della dei delle a al alla in nel nella è sono era io tu noi voi loro lei lui mio mia nostro posso può devo che cosa quale quali dove quando chi come quanto quanta quanti serve ho bisogno per con su questo questa ha c ci non nessun favore mi da dal migliore periodo tra se viaggio si costa giorni giorno settimana mangiare vedere senza molto bene vicino lontano più fare siamo vado volo dall ore fa adesso anche spiagge spiaggia belle bello bella soldi prima partire mare montagna città corone franchi sterline dollari autobus aeroporto domani mattina treno camera economica cerco',
    letters: 'àèéìòù',
    ends: 'zione are ere ono',
  },
  {
    language: 'pt',
    words:
      'o a os as um uma uns e ou de do da dos das ao à em no na nos nas é são era eu tu você nós eles ela ele meu minha nosso posso pode devo que qual quais onde quando quem como quanto quanta quantos preciso precisa para com sobre este esta estes tenho tem há não nenhum por favor me melhor época altura entre se desde até viagem ir custa dias dia semana comer ver sem muito bem perto longe mais fazer sou somos está quero voo pra pro num pelo pela praias praia bonitas bonito bonita vou viajar sozinha sozinho cidade vamos estou gostaria euros amanhã manhã aeroporto autocarro comboio procuro quarto',
    letters: 'ãõçáâéêíóôú',
    ends: 'ção ões ar mente',
  },
  {
    language: 'ca',
    words:
      'el la els les un una uns i o de del a al en és són era jo tu nosaltres ells ella meu meva puc pot cal què quin quina on quan qui com quant necessito per amb sobre aquest aquesta he té hi ha no cap sisplau millor moment entre si des fins viatge quins fa menjar prop platja temps maig anar vull aquí dies bé estic habitació barata busco demà aeroport tren ciutat m han hem l s em',
    letters: 'çàèéíòóú·',
    ends: 'ció ment',
  },
  {
    language: 'gl',
    words:
      'o a os as un unha uns e ou de do da ao á en no na é son era eu ti nós eles meu miña podo pode debo que cal onde cando quen como canto preciso para con sobre este esta teño ten hai non ningún mellor momento entre se desde ata viaxe canta tempo vai facer mañá cuarto quero praia co coa polo pola barato aeroporto tren procuro cidade grazas me',
    letters: 'ñáéíóú',
    ends: 'ción',
  },
  {
    language: 'ro',
    words:
      'și sau de la în din un o unei este sunt era eu tu noi ei ea el meu mea pot poate trebuie ce care unde când cine cum cât câte nevoie pentru cu pe acest această am are nu niciun vă rog mi ne cel mai bun timp între dacă până călătorie caut cameră ieftină mâine aeroport tren oraș sigur vreau',
    letters: 'ășțâî',
    ends: 'ului rea are',
  },
]
