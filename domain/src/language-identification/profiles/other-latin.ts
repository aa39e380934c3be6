import type { Profile } from '../profile.ts'

export const OTHER_LATIN: readonly Profile[] = [
  {
    language: 'fi',
    words:
      'ja tai on ovat oli minä sinä me he hän minun voi voin pitää mikä mitä missä milloin kuka miten kuinka paljon tarvitsenko tarvitsen varten kanssa tämä se että ei mitään ole minulle meille paras aika välillä jos matka mihin etsin halpaa halpa huonetta huone huomenna lentokenttä juna kaupunki turvallista haluan',
    letters: 'äö',
    ends: 'ssa ssä lla en iin sta stä llä lta ltä lle tti een uni nen aan ään tta ttä sin',
  },
  {
    language: 'et',
    words:
      'ja või on oli mina sina meie nad ta minu saab pean mis milline kus millal kes kuidas kui palju vaja jaoks koos see et ei mulle meile parim aeg vahel kas reis otsin odavat odav tuba homme lennujaam rong linn ohutu tahan mu mul ära',
    letters: 'õäöü',
    ends: 'st ks ga sse sti tati nud da',
  },
  {
    language: 'hu',
    words:
      'és vagy a az egy van vannak volt én te mi ők ő enyém lehet kell milyen melyik hol mikor ki hogyan mennyi sok szükségem szükséges ez hogy nem nincs kérem nekem nekünk legjobb idő között ha utazás mennyibe olcsó szobát szoba keresek holnap repülőtér vonat város biztonságos szeretnék',
    letters: 'őűáéíóöúü',
    ends: 'ban ben nak nek val vel ról ről tól től hoz hez kat ket mat met ák ék ok ek át ét ják',
  },
  {
    language: 'tr',
    words:
      've veya bir bu şu için ile ben sen biz siz onlar benim ne hangi nerede zaman kim nasıl kaç kadar var yok mı mi mu mü gerekir gerekli lazım değil lütfen bana bize en iyi arasında gitmek seyahat gibi çok ucuz oda arıyorum yarın havaalanı tren şehir güvenli istiyorum nedir tipi priz saat',
    letters: 'ğışçöü',
    ends: 'lar ler mak mek da de dım dı tı ndı yor ım um',
  },
  {
    language: 'az',
    words:
      'və ya bir bu üçün ilə mən sən biz siz onlar mənim nə hansı harada vaxt kim necə neçə var yox lazımdır deyil zəhmət mənə ən yaxşı arasında səyahət çox ucuz otaq axtarıram sabah hava limanı qatar şəhər təhlükəsiz istəyirəm',
    letters: 'əğışçöüqx',
    ends: 'lar lər maq mək ım dılar ram rəm da də',
  },
  {
    language: 'uz',
    words:
      'va yoki bir bu uchun bilan men sen biz siz ular mening nima qaysi qayerda qachon kim qanday qancha bor kerak emas menga eng yaxshi orasida sayohat havo turadi arzon xona qidiryapman ertaga aeroport poyezd shahar xavfsiz istayman',
    letters: 'ʻ',
    ends: 'lar ning da ni ga dan shdi yapman man',
  },
  {
    language: 'vi',
    words:
      'và hoặc của là có không tôi bạn chúng họ này cho với ở từ đến khi nào đâu ai bao nhiêu thế cần được một những các thời tiết du lịch tốt nhất đi gì tìm phòng giá rẻ ngày mai sân bay tàu thành phố an toàn muốn',
    letters: 'đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
    ends: 'ng nh',
  },
  {
    language: 'id',
    words:
      'dan atau di ke dari yang adalah ini itu saya kamu anda kami kita mereka apa apakah mana kapan siapa bagaimana berapa perlu butuh untuk dengan pada tidak ada bisa harus terbaik waktu antara jika perjalanan cuaca harga bulan dimana bandara pesawat uang mencari kamar murah besok kereta kota aman ingin sedang',
    ends: 'kan nya an',
  },
  {
    language: 'ms',
    words:
      'dan atau di ke dari yang ialah adalah ini itu saya awak anda kami kita mereka apa adakah mana bila siapa bagaimana berapa perlu perlukah untuk dengan pada tidak ada boleh mesti terbaik masa antara jika perjalanan cuaca bagaimanakah berapakah bilakah manakah harga kapal terbang lapangan wang nak bilik murah esok kereta api bandar selamat mahu sedang mencari beg dalam bas polis',
    ends: 'kan nya',
  },
  {
    language: 'tl',
    words:
      'ang ng mga sa at o ay ako ikaw kami tayo sila ko mo ano alin saan kailan sino paano magkano ilan kailangan para ito iyan may wala hindi ba po pinakamagandang panahon kung biyahe naghahanap murang kuwarto bukas paliparan tren lungsod ligtas gusto',
    ends: 'ng an',
  },
  {
    language: 'sw',
    words:
      'na au ya wa kwa ni mimi wewe sisi wao yangu nini ipi wapi lini nani vipi gani ngapi ninahitaji kutoka hii hiyo kuna hakuna si tafadhali bora wakati kati kama safari hali hewa ikoje kiasi inagharimu hoteli mwezi natafuta chumba cha bei nafuu kesho uwanja ndege treni jiji salama nataka wangu kwenye katika',
    ends: 'ni wa iwa sha ngu nye',
  },
  {
    language: 'eu',
    words:
      'eta edo da dira zen ni zu gu haiek nire ahal behar zer zein non noiz nor nola zenbat dut hau hori ez mesedez onena denbora arteko bidaia du egiten balio batek bat dago eguraldi nahi naiz baino hotela gela merke bilatzen bihar aireportu tren hiria segurua didate dute dit',
    ends: 'ko ra tik ak ean tzen tu dut date ik tan',
  },
  {
    language: 'sq',
    words:
      'dhe ose në nga për me është janë ishte unë ti ne ata ajo ai im ime mund duhet çfarë cili cila ku kur kush si sa kam nevojë ky kjo ka nuk asnjë ju lutem më i mirë koha midis nëse udhëtim kushton një moti kërkoj dhomë të lirë nesër aeroporti treni qytet sigurt dua po',
    letters: 'ëç',
    ends: 'ës it ën të',
  },
  {
    language: 'ga',
    words:
      'agus nó an na i is tá bhí mé tú sinn siad sé sí mo cad cé cá cathain conas mór do le ar seo sin níl más é thoil dom am fearr idir má turas bhfuil mhéad aimsir chosnaíonn óstán chaoi go dtí sa seomra saor uaim amárach aerfort traein cathair sábháilte teastaíonn',
    letters: 'áéíóú',
    ends: 'acht ann',
  },
  {
    language: 'cy',
    words:
      'a neu y yr yn i mae oedd fi ti ni nhw ef hi fy beth pa ble pryd pwy sut faint angen ar gyfer o gyda hwn dim os gwelwch chi dda gorau amser rhwng taith ydy oes tywydd gwesty rydw chwilio am ystafell rad yfory maes awyr trên dinas diogel eisiau yng',
    letters: 'ŵŷ',
    ends: 'au odd',
  },
  {
    language: 'mt',
    words:
      'u jew ta tal fil huwa hija kien jien int aħna huma tiegħi jista għandi x liema fejn meta min kif kemm bżonn għal minn ma dan dik hemm mhux jekk jogħġbok l aħjar żmien bejn vjaġġ hu inhu tiswa lukanda temp qed infittex kamra rħisa għada ajruport belt sigur irrid il fuq bil mill f',
    letters: 'ħġżċ',
    ends: 'ijiet iet uli ija',
  },
  {
    language: 'eo',
    words:
      'kaj aŭ de al en estas estis mi vi ni ili li ŝi mia povas devas kio kiu kie kiam kiel kiom bezonas por kun tiu ĉi ne bonvolu plej bona tempo inter se ĉu vojaĝo la kia kostas vetero serĉas malmultekostan ĉambron morgaŭ flughaveno trajno urbo sekura volas',
    letters: 'ĉĝĥĵŝŭ',
    ends: 'oj ojn as',
  },
]
