import type { Profile } from '../profile.ts'

export const OTHER_LATIN: readonly Profile[] = [
  {
    language: 'fi',
    words:
      'ja tai on ovat oli minä sinä me he hän minun voi voin pitää mikä mitä missä milloin kuka miten kuinka ' +
      'paljon tarvitsenko tarvitsen varten kanssa tämä se että ei mitään ole minulle meille paras aika välillä ' +
      'jos matka mihin etsin halpaa halpa huonetta huone huomenna lentokenttä juna kaupunki turvallista haluan ' +
      'mutta kuin sitten yli alla jälkeen ennen aikana asti koska täällä nyt tänään eilen seuraava viimeinen ' +
      'ensimmäinen uusi vanha pieni iso suuri pitkä lyhyt korkea auki kiinni vapaa aikaisin myöhään aina ' +
      'koskaan usein hyvin enemmän vähemmän myös vain todella ihmiset mies nainen lapsi lapset lasten perhe ' +
      'ystävä ystävät talo katu asema bussi auto lippu kortti hinta raha vesi vettä ruoka aamiainen lounas ' +
      'illallinen kahvi olut viini tori kauppa museo kirkko linna silta ranta meri järvi joki vuori saari maa ' +
      'maailma kieli nimi numero apu poliisi lääkäri apteekki sairaala passi raja tulli matkatavarat lento ' +
      'lähtö saapuminen myöhässä varata yö yötä kuukausi vuosi kesä talvi kevät syksy sade lumi aurinko kuuma ' +
      'kylmä lämmin ottaa tuoda ostaa maksaa syödä juoda nukkua kävellä ajaa lentää mennä käydä nähdä tietää ' +
      'ajatella puhua ymmärtää tehdä antaa kaksi kolme neljä viisi haluaisin heidän tuo päivää viikko olen ' +
      'voiko minulla meillä tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu ' +
      'lokakuu marraskuu joulukuu tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta ' +
      'elokuuta syyskuuta lokakuuta marraskuuta joulukuuta maanantai tiistai keskiviikko torstai perjantai ' +
      'lauantai sunnuntai sää lämpötila miksi meidän teidän täytyy tekee näkee tulee hyvä huono kallis loma te ' +
      'olemme olimme haluamme voimme menemme saa saanko laukkuni varastettu pistoke sataako kaukana kello ' +
      'rokotus kadotin hammas hammaslääkäri valuutta',
    letters: 'äö',
  },
  {
    language: 'et',
    words:
      'ja või on oli mina sina meie nad ta minu saab pean mis milline kus millal kes kuidas kui palju vaja ' +
      'jaoks koos see et ei mulle meile parim aeg vahel kas reis otsin odavat odav tuba homme lennujaam rong ' +
      'linn ohutu tahan mu mul ära aga siis üle all pärast enne ajal kuni sest siin nüüd täna eile järgmine ' +
      'viimane esimene uus vana väike suur pikk lühike kõrge avatud suletud vaba vara hilja alati kunagi ' +
      'sageli väga rohkem vähem samuti ainult tõesti inimesed mees naine laps lapsed lastega pere sõber sõbrad ' +
      'maja tänav jaam buss auto pilet kaart hind raha vesi vett toit hommikusöök lõuna õhtusöök kohv õlu vein ' +
      'turg pood muuseum kirik loss sild rand meri järv jõgi mägi saar maa maailm keel nimi number abi ' +
      'politsei arst apteek haigla pass piir toll pagas lend lahkumine saabumine broneerida öö ööd kuu aasta ' +
      'suvi talv kevad sügis vihm lumi päike kuum külm soe võtta tuua osta maksta süüa juua magada kõndida ' +
      'sõita lennata minna külastada näha teada mõelda rääkida aru töötada teha anda kaks kolm neli viis ' +
      'tahaksin nende too päeva nädal mida olen saan võib võin meil ma oma jaanuar veebruar märts aprill mai ' +
      'juuni juuli august september oktoober november detsember esmaspäev teisipäev kolmapäev neljapäev reede ' +
      'laupäev pühapäev ilm temperatuur miks tema teie peab teeb näeb tuleb hea halb kallis puhkus turvaline ' +
      'me te oleme olime tahame saame läheme tohib tohin kell varastati varastatud kott koti turvalised sajab ' +
      'kaugel vaktsiin kaotasin hammas hambaarst valuuta',
    letters: 'õäöü',
  },
  {
    language: 'hu',
    words:
      'és vagy a az egy van vannak volt én te mi ők ő enyém lehet kell milyen melyik hol mikor ki hogyan ' +
      'mennyi sok szükségem szükséges ez hogy nem nincs kérem nekem nekünk legjobb idő között ha utazás ' +
      'mennyibe olcsó szobát szoba keresek holnap repülőtér vonat város biztonságos szeretnék de mint akkor ' +
      'felett alatt után előtt közben amíg mert itt most ma tegnap következő utolsó első új régi kicsi nagy ' +
      'hosszú rövid magas nyitva zárva szabad korán későn mindig soha gyakran nagyon több kevesebb is csak ' +
      'tényleg emberek férfi nő gyerek gyerekek család barát barátok ház utca állomás busz autó jegy kártya ár ' +
      'pénz víz étel reggeli ebéd vacsora kávé sör bor piac bolt múzeum templom vár híd strand tenger tó folyó ' +
      'hegy sziget ország világ nyelv név szám segítség rendőrség orvos gyógyszertár kórház útlevél határ vám ' +
      'poggyász repülés indulás érkezés késés foglalni éjszaka hónap év nyár tél tavasz ősz eső hó nap meleg ' +
      'hideg venni hozni vásárolni fizetni enni inni aludni sétálni vezetni repülni menni meglátogatni látni ' +
      'tudni gondolni beszélni érteni dolgozni csinálni adni kettő két három négy öt akarok hány vagyok napra ' +
      'hét jó ba be ban ben nak nek január február március április május június július augusztus szeptember ' +
      'október november december hétfő kedd szerda csütörtök péntek szombat vasárnap időjárás hőmérséklet ' +
      'miért ti kellene csinál lát jön rossz drága nyaralás vagyunk voltunk akarunk megyünk szeretnénk lehetne ' +
      'ellopták elloptak táskámat táskám táska óra konnektor esik messze érdemes oltás elvesztettem fogorvos ' +
      'fog fáj pénznem',
    letters: 'őűáéíóöúü',
  },
  {
    language: 'tr',
    words:
      've veya bir bu şu için ile ben sen biz siz onlar benim ne hangi nerede zaman kim nasıl kaç kadar var ' +
      'yok mı mi mu mü gerekir gerekli lazım değil lütfen bana bize en iyi arasında gitmek seyahat gibi çok ' +
      'ucuz oda arıyorum yarın havaalanı tren şehir güvenli istiyorum nedir tipi priz saat ama daha sonra ' +
      'üstünde altında önce sırasında çünkü burada şimdi bugün dün gelecek son ilk yeni eski küçük büyük uzun ' +
      'kısa yüksek açık kapalı boş erken geç her asla sık fazla az da sadece gerçekten insanlar adam kadın ' +
      'çocuk çocuklar aile arkadaş arkadaşlar ev sokak cadde istasyon otobüs araba bilet kart fiyat para su ' +
      'yemek kahvaltı öğle akşam kahve bira şarap pazar dükkan müze kilise cami kale köprü plaj deniz göl ' +
      'nehir dağ ada ülke dünya dil isim numara yardım polis doktor eczane hastane pasaport sınır gümrük bagaj ' +
      'uçuş kalkış varış gecikme rezervasyon gece ay yıl yaz kış ilkbahar sonbahar yağmur kar güneş sıcak ' +
      'soğuk almak getirmek satın ödemek içmek uyumak yürümek sürmek uçmak ziyaret görmek bilmek düşünmek ' +
      'konuşmak anlamak çalışmak yapmak vermek iki üç dört beş isterim vardı o günü hafta bizim yapabilirim ' +
      'olan olarak ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık pazartesi salı ' +
      'çarşamba perşembe cuma cumartesi hava sıcaklık neden niçin gerek yapıyor görüyor geliyor kötü pahalı ' +
      'tatil ormanda kaldık gittik alabilir miyim olur yolda çantam çalındı uzak aşı kaybettim diş dişçi öder',
    letters: 'ğışçöü',
  },
  {
    language: 'az',
    words:
      'və ya bir bu üçün ilə mən sən biz siz onlar mənim nə hansı harada vaxt kim necə neçə var yox lazımdır ' +
      'deyil zəhmət mənə ən yaxşı arasında səyahət çox ucuz otaq axtarıram sabah hava limanı qatar şəhər ' +
      'təhlükəsiz istəyirəm amma daha sonra üstündə altında əvvəl zaman qədər çünki burada indi gün dünən ' +
      'gələn son birinci yeni köhnə kiçik böyük uzun qısa hündür açıq bağlı boş tez gec həmişə heç az da ' +
      'yalnız həqiqətən insanlar kişi qadın uşaq uşaqlar ailə dost dostlar ev küçə stansiya avtobus maşın ' +
      'bilet kart qiymət pul su yemək səhər yeməyi nahar şam qəhvə pivə şərab bazar mağaza muzey kilsə məscid ' +
      'qala körpü çimərlik dəniz göl çay dağ ada ölkə dünya dil ad nömrə kömək polis həkim aptek xəstəxana ' +
      'pasport sərhəd gömrük baqaj uçuş gecə ay il yay qış yaz payız yağış qar günəş isti soyuq almaq gətirmək ' +
      'ödəmək içmək yatmaq gəzmək sürmək uçmaq getmək görmək bilmək düşünmək danışmaq başa işləmək etmək ' +
      'vermək iki üç dörd beş idi o həftə haradan bizim mı mi olar edə bilərəm olan kimi yanvar fevral mart ' +
      'aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr ertəsi çərşənbə axşamı cümə şənbə temperatur ' +
      'niyə gərək edir görür gəlir pis baha tətil',
    letters: 'əğışçöüqx',
  },
  {
    language: 'uz',
    words:
      'va yoki bir bu uchun bilan men sen biz siz ular mening nima qaysi qayerda qachon kim qanday qancha bor ' +
      'kerak emas menga eng yaxshi orasida sayohat havo turadi arzon xona qidiryapman ertaga aeroport poyezd ' +
      'shahar xavfsiz istayman lekin keyin ustida ostida oldin davomida gacha chunki yerda hozir bugun kecha ' +
      'keyingi oxirgi birinchi yangi eski kichik katta uzun qisqa baland ochiq yopiq bo sh erta kech har doim ' +
      'hech tez juda ko p kam ham faqat haqiqatan odamlar erkak ayol bola bolalar oila do st stlar uy cha ' +
      'vokzal avtobus mashina chipta karta narx pul suv ovqat nonushta tushlik kechki qahva pivo vino bozor ' +
      'kon muzey cherkov masjid qal a prik plyaj dengiz l daryo tog orol mamlakat dunyo til ism raqam yordam ' +
      'politsiya shifokor dorixona kasalxona pasport chegara bojxona yuk parvoz tun oy yil yoz qish bahor kuz ' +
      'yomg ir qor quyosh issiq sovuq olish sotib to lash yeyish ichish uxlash yurish haydash uchish borish ' +
      'rish bilish o ylash gapirish tushunish ishlash qilish berish ikki uch rt besh xohlayman edi yo q u ' +
      'hafta necha bizning mi mumkinmi ladi ldi qilib kuni yanvar fevral mart aprel may iyun iyul avgust ' +
      'sentabr oktabr noyabr dekabr dushanba seshanba chorshanba payshanba juma shanba yakshanba harorat nega ' +
      'qiladi radi keladi yomon qimmat ta',
    letters: 'ʻ',
  },
  {
    language: 'vi',
    words:
      'và hoặc của là có không tôi bạn chúng họ này cho với ở từ đến khi nào đâu ai bao nhiêu thế cần được một ' +
      'những các thời tiết du lịch tốt nhất đi gì tìm phòng giá rẻ ngày mai sân bay tàu thành phố an toàn muốn ' +
      'nhưng hơn thì trên dưới sau trước trong vì đây bây giờ hôm nay qua tới cuối đầu tiên mới cũ nhỏ lớn dài ' +
      'ngắn cao mở đóng cửa trống sớm muộn luôn thường rất nhiều ít cũng chỉ thật người đàn ông phụ nữ trẻ em ' +
      'gia đình bè nhà đường ga xe vé thẻ tiền nước ăn sáng trưa tối cà phê bia rượu chợ hàng bảo tàng thờ ' +
      'chùa cầu bãi biển hồ sông núi đảo giới tiếng tên số giúp cảnh sát bác sĩ hiệu thuốc bệnh viện hộ chiếu ' +
      'biên hành lý chuyến đặt đêm tháng năm mùa hè đông xuân thu mưa tuyết nắng nóng lạnh lấy mua trả uống ' +
      'ngủ lái thăm xem biết nghĩ nói hiểu làm hai ba bốn mấy tuần đó bị thứ tư sáu bảy chủ nhật túi mất cắp ổ ' +
      'cắm xa tiêm răng',
    letters: 'đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉĩọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  },
  {
    language: 'id',
    words:
      'dan atau di ke dari yang adalah ini itu saya kamu anda kami kita mereka apa apakah mana kapan siapa ' +
      'bagaimana berapa perlu butuh untuk dengan pada tidak ada bisa harus terbaik waktu antara jika ' +
      'perjalanan cuaca harga bulan dimana bandara pesawat uang mencari kamar murah besok kereta kota aman ' +
      'ingin sedang tetapi tapi kemudian atas bawah setelah sebelum selama sampai karena sini sekarang hari ' +
      'kemarin berikutnya terakhir pertama baru lama kecil besar panjang pendek tinggi buka tutup kosong pagi ' +
      'malam selalu pernah sering sangat lebih kurang juga hanya benar orang pria wanita anak keluarga teman ' +
      'rumah jalan stasiun bus mobil tiket kartu air makanan sarapan makan siang kopi bir pasar toko museum ' +
      'gereja masjid jembatan pantai laut danau sungai gunung pulau negara dunia bahasa nama nomor bantuan ' +
      'polisi dokter apotek sakit paspor perbatasan bea cukai bagasi penerbangan keberangkatan kedatangan ' +
      'memesan tahun musim panas hujan salju matahari dingin mengambil membeli membayar bayar minum tidur ' +
      'berjalan menyetir terbang pergi mengunjungi melihat tahu berpikir berbicara mengerti bekerja melakukan ' +
      'memberi dua tiga empat lima mau bukan minggu bisakah sama sudah belum kantor gratis januari februari ' +
      'maret april mei juni juli agustus september oktober november desember senin selasa rabu kamis jumat ' +
      'sabtu suhu mengapa kenapa dia datang baik buruk mahal liburan pakaian cocok akan membawa naik sepeda ' +
      'boleh tersesat biaya tas dicuri colokan jauh jam vaksin hilang gigi',
  },
  {
    language: 'ms',
    words:
      'dan atau di ke dari yang ialah adalah ini itu saya awak anda kami kita mereka apa adakah mana bila ' +
      'siapa bagaimana berapa perlu perlukah untuk dengan pada tidak ada boleh mesti terbaik masa antara jika ' +
      'perjalanan cuaca bagaimanakah berapakah bilakah manakah harga kapal terbang lapangan wang nak bilik ' +
      'murah esok kereta api bandar selamat mahu sedang mencari beg dalam bas polis tetapi tapi daripada ' +
      'kemudian atas bawah selepas sebelum semasa sehingga kerana sini sekarang hari semalam seterusnya ' +
      'terakhir pertama baru lama kecil besar panjang pendek tinggi buka tutup kosong pagi malam sentiasa ' +
      'pernah selalu sangat lebih kurang juga sahaja benar orang lelaki perempuan kanak budak keluarga kawan ' +
      'rumah jalan stesen tiket kad duit air makanan sarapan makan tengah kopi bir pasar kedai muzium gereja ' +
      'masjid jambatan pantai laut tasik sungai gunung pulau negara dunia bahasa nama nombor bantuan doktor ' +
      'farmasi hospital pasport sempadan kastam bagasi penerbangan berlepas ketibaan menempah tempah bulan ' +
      'tahun musim panas hujan salji matahari sejuk mengambil membeli beli membayar bayar minum tidur berjalan ' +
      'memandu pergi melawat melihat tahu berfikir bercakap faham bekerja buat beri dua tiga empat lima ingin ' +
      'hendak bukan minggu bolehkah patut percuma petang teksi dekat sana sebuah seorang januari februari mac ' +
      'april mei jun julai ogos september oktober november disember isnin selasa rabu khamis jumaat sabtu ahad ' +
      'suhu mengapa kenapa dia melakukan datang baik buruk mahal percutian pakaian sesuai akan bawa naik ' +
      'basikal',
  },
  {
    language: 'tl',
    words:
      'ang ng mga sa at o ay ako ikaw kami tayo sila ko mo ano alin saan kailan sino paano magkano ilan ' +
      'kailangan para ito iyan may wala hindi ba po pinakamagandang panahon kung biyahe naghahanap murang ' +
      'kuwarto bukas paliparan tren lungsod ligtas gusto pero kaysa saka ibabaw ilalim pagkatapos bago habang ' +
      'hanggang dahil dito ngayon kahapon susunod huli una luma maliit malaki mahaba maikli mataas sarado ' +
      'libre maaga gabi palagi kailanman madalas napaka mas marami kaunti din rin lang talaga tao lalaki babae ' +
      'bata pamilya kaibigan bahay kalye istasyon bus kotse tiket presyo pera tubig pagkain almusal tanghalian ' +
      'hapunan kape alak palengke tindahan museo simbahan tulay dagat lawa ilog bundok isla bansa mundo wika ' +
      'pangalan numero tulong pulis doktor botika ospital pasaporte bagahe lipad buwan taon tag ulan araw ' +
      'mainit malamig kumuha bumili magbayad kumain uminom matulog maglakad magmaneho pumunta bisitahin makita ' +
      'alam isip magsalita intindihan trabaho gawin ibigay dalawa tatlo apat lima iyon na kasama linggo kayo ' +
      'pwede puwede puwedeng dapat yung namin nila niya enero pebrero marso abril mayo hunyo hulyo agosto ' +
      'setyembre oktubre nobyembre disyembre lunes martes miyerkules huwebes biyernes sabado bakit siya kanila ' +
      'ginagawa nakikita dumarating mabuti masama mahal mura bakasyon',
  },
  {
    language: 'sw',
    words:
      'na au ya wa kwa ni mimi wewe sisi wao yangu nini ipi wapi lini nani vipi gani ngapi ninahitaji kutoka ' +
      'hii hiyo kuna hakuna si tafadhali bora wakati kati kama safari hali hewa ikoje kiasi inagharimu hoteli ' +
      'mwezi natafuta chumba cha bei nafuu kesho uwanja ndege treni jiji salama nataka wangu kwenye katika ' +
      'lakini kuliko kisha juu chini baada kabla mpaka sababu hapa sasa leo jana ijayo mwisho kwanza mpya ' +
      'zamani ndogo kubwa refu fupi wazi imefungwa bure mapema usiku daima kamwe mara nyingi sana zaidi kidogo ' +
      'pia tu kweli watu mtu mwanamume mwanamke mtoto watoto familia rafiki marafiki nyumba barabara kituo ' +
      'basi gari tiketi kadi pesa maji chakula asubuhi mchana jioni kahawa bia divai soko duka makumbusho ' +
      'kanisa msikiti daraja ufuo bahari ziwa mto mlima kisiwa nchi dunia lugha jina nambari msaada polisi ' +
      'daktari hospitali pasipoti mizigo kuondoka kuwasili mwaka majira mvua theluji jua joto baridi kuchukua ' +
      'kununua kulipa kula kunywa kulala kutembea kuendesha kuruka kwenda kutembelea kuona kujua kufikiri ' +
      'kusema kuelewa kufanya kutoa mbili tatu nne tano ningependa alikuwa una wana wiki siku je naweza ' +
      'inaweza lazima yako yetu za la hadi karibu januari februari machi aprili mei juni julai agosti septemba ' +
      'oktoba novemba desemba jumatatu jumanne jumatano alhamisi ijumaa jumamosi jumapili kwanini yeye ' +
      'anafanya anaona anakuja nzuri mbaya ghali likizo tuna tumepata tuko tulikuwa tunataka',
  },
  {
    language: 'eu',
    words:
      'eta edo da dira zen ni zu gu haiek nire ahal behar zer zein non noiz nor nola zenbat dut hau hori ez ' +
      'mesedez onena denbora arteko bidaia du egiten balio batek bat dago eguraldi nahi naiz baino gela merke ' +
      'bilatzen bihar aireportu tren hiria segurua didate dute dit baina gero gainean azpian ondoren aurretik ' +
      'bitartean arte hemen orain gaur atzo hurrengo azken lehen berri zahar txiki handi luze labur garai ' +
      'irekita itxita libre goiz berandu beti inoiz askotan oso gehiago gutxiago ere bakarrik benetan jende ' +
      'jendea gizon emakume haur haurrak umeak familia lagun lagunak etxe kale geltoki autobus auto txartel ' +
      'prezio diru ura janari gosari bazkari afari kafe garagardo ardo azoka denda museo eliza gaztelu zubi ' +
      'hondartza itsaso laku ibai mendi uharte herrialde mundu hizkuntza izen zenbaki laguntza polizia mediku ' +
      'botika ospitale pasaporte muga ekipaje hegaldi irteera iritsiera erreserbatu gau hilabete urte uda negu ' +
      'udaberri udazken euri elur eguzki bero hotz hartu ekarri erosi ordaindu jan edan lo ibili gidatu hegan ' +
      'joan bisitatu ikusi jakin pentsatu hitz ulertu lan egin eman bi hiru lau bost daude zuen rekin egun ' +
      'aste gure daiteke dezaket ditu batean den urtarrila otsaila martxoa apirila maiatza ekaina uztaila ' +
      'abuztua iraila urria azaroa abendua astelehena asteartea asteazkena osteguna ostirala larunbata igandea ' +
      'eguraldia tenperatura zergatik hura ikusten dator ona txarra garestia merkea opor gara gaude ginen dugu ' +
      'dezakegu',
  },
  {
    language: 'sq',
    words:
      'dhe ose në nga për me është janë ishte unë ti ne ata ajo ai im ime mund duhet çfarë cili cila ku kur ' +
      'kush si sa kam nevojë ky kjo ka nuk asnjë ju lutem më i mirë koha midis nëse udhëtim kushton një moti ' +
      'kërkoj dhomë të lirë nesër aeroporti treni qytet sigurt dua po por se atëherë mbi nën pas para gjatë ' +
      'deri sepse këtu tani sot dje tjetër fundit parë ri re vjetër vogël madh madhe shkurt lartë hapur ' +
      'mbyllur herët vonë gjithmonë kurrë shpesh shumë pak edhe vetëm vërtet njerëz burrë grua fëmijë fëmijët ' +
      'familje mik miq shtëpi rrugë stacion autobus makinë biletë kartë çmim ujë ushqim mëngjes drekë darkë ' +
      'kafe birrë verë treg dyqan muze kishë xhami kështjellë urë plazh det liqen lum mal ishull vend botë ' +
      'gjuhë emër numër ndihmë polici mjek farmaci spital pasaportë kufi doganë bagazh fluturim nisje ' +
      'mbërritje rezervoj natë muaj vit dimër pranverë vjeshtë shi borë diell nxehtë ftohtë marr blej paguaj ' +
      'ha pi fle eci ngas fluturoj shkoj vizitoj shoh di mendoj flas kuptoj punoj bëj jap dy tri katër pesë do ' +
      'doja kemi kanë jo javë ditë tonë e janar mars prill maj qershor korrik gusht shtator tetor nëntor ' +
      'dhjetor hënë martë mërkurë enjte premte shtunë diel temperatura pse bën sheh vjen keq shtrenjtë pushime ' +
      'jemi ishim duam mundemi shkojmë ta',
    letters: 'ëç',
  },
  {
    language: 'ga',
    words:
      'agus nó an na i is tá bhí mé tú sinn siad sé sí mo cad cé cá cathain conas mór do le ar seo sin níl más ' +
      'é thoil dom am fearr idir má turas bhfuil mhéad aimsir chosnaíonn óstán chaoi go dtí sa seomra saor ' +
      'uaim amárach aerfort traein cathair sábháilte teastaíonn ach ná ansin os cionn faoi tar éis roimh linn ' +
      'mar anseo anois inniu inné chugainn deireanach chéad nua sean beag fada gearr ard oscailte dúnta luath ' +
      'déanach gcónaí riamh minic mhaith níos mó lú freisin amháin fíor daoine fear bean leanbh páiste páistí ' +
      'teaghlach cara cairde teach sráid stáisiún bus carr ticéad cárta praghas airgead uisce bia bricfeasta ' +
      'lón dinnéar caife beoir fíon margadh siopa iarsmalann músaem eaglais caisleán droichead trá farraige ' +
      'loch abhainn sliabh oileán tír domhan teanga ainm uimhir cabhair gardaí dochtúir cógaslann ospidéal pas ' +
      'teorainn bagáiste eitilt oíche mí bliain samhradh geimhreadh earrach fómhar báisteach sneachta grian te ' +
      'fuar glac ceannach íoc ithe ól codladh siúl tiomáint dul cuairt feiceáil fios smaoineamh labhairt ' +
      'tuiscint obair déanamh tabhairt dhá trí ceithre cúig ba liom ní leis seachtain lá laethanta cén muid ' +
      'sibh ár féidir ag as den don atá eanáir feabhra márta aibreán bealtaine meitheamh iúil lúnasa meán ' +
      'fómhair deireadh samhain nollaig dé luain máirt céadaoin déardaoin haoine sathairn domhnaigh teocht ' +
      'fáth caithfidh déanann feiceann tagann maith olc daor saoire táimid bhíomar leat',
    letters: 'áéíóú',
  },
  {
    language: 'cy',
    words:
      'a neu y yr yn i mae oedd fi ti ni nhw ef hi fy beth pa ble pryd pwy sut faint angen ar gyfer o gyda hwn ' +
      'dim os gwelwch chi dda gorau amser rhwng taith ydy oes tywydd gwesty rydw chwilio am ystafell rad yfory ' +
      'maes awyr trên dinas diogel eisiau yng ond na wedyn uwchben dan ôl cyn ystod tan achos yma nawr heddiw ' +
      'ddoe nesaf olaf cyntaf newydd hen bach mawr hir byr uchel agored gau rhydd cynnar hwyr bob byth aml ' +
      'iawn mwy llai hefyd wir pobl dyn menyw plentyn plant teulu ffrind ffrindiau tŷ stryd gorsaf bws car ' +
      'tocyn cerdyn pris arian dŵr bwyd brecwast cinio swper coffi cwrw gwin marchnad siop amgueddfa eglwys ' +
      'castell pont traeth môr llyn afon mynydd ynys gwlad byd iaith enw rhif help heddlu meddyg fferyllfa ' +
      'ysbyty pasbort ffin bagiau hediad nos noson mis blwyddyn haf gaeaf gwanwyn hydref glaw eira haul poeth ' +
      'oer cymryd prynu talu bwyta yfed cysgu cerdded gyrru hedfan mynd ymweld gweld gwybod meddwl siarad ' +
      'deall gweithio gwneud rhoi dau dwy tri tair pedwar pump hoffwn roedd ydw maen hyn nid wythnos diwrnod ' +
      'ein gallaf rhaid wedi dw ionawr chwefror mawrth ebrill mai mehefin gorffennaf awst medi tachwedd ' +
      'rhagfyr dydd llun mercher iau gwener sadwrn sul tymheredd pam fe dod da drwg drud rhad gwyliau rydyn ' +
      'roedden ga cael',
    letters: 'ŵŷ',
  },
  {
    language: 'mt',
    words:
      'u jew ta tal fil huwa hija kien jien int aħna huma tiegħi jista għandi x liema fejn meta min kif kemm ' +
      'bżonn għal minn ma dan dik hemm mhux jekk jogħġbok l aħjar żmien bejn vjaġġ hu inhu tiswa lukanda temp ' +
      'qed infittex kamra rħisa għada ajruport belt sigur irrid il fuq bil mill f imma mela taħt wara qabel ' +
      'waqt sa għax hawn issa llum ilbieraħ li jmiss aħħar ewwel ġdid qadim żgħir kbir twil qasir għoli miftuħ ' +
      'magħluq vojt kmieni tard dejjem qatt spiss ħafna aktar inqas ukoll biss verament nies raġel mara tifel ' +
      'tifla tfal familja ħabib ħbieb dar triq stazzjon karozza biljett prezz flus ilma ikel kafè birra nbid ' +
      'suq ħanut mużew knisja kastell pont bajja baħar għadira xmara muntanja gżira pajjiż dinja lingwa isem ' +
      'numru għajnuna pulizija tabib spiżerija sptar passaport fruntiera bagalji titjira lejl xahar sena sajf ' +
      'xitwa rebbiegħa ħarifa xita silġ xemx sħun kiesaħ nieħu nixtri nħallas niekol nixrob norqod nimxi nsuq ' +
      'intir immur inżur nara naf naħseb nitkellem nifhem naħdem nagħmel nagħti tnejn tlieta erbgħa ħamsa ' +
      'nixtieq din dak ġimgħa jum intom tagħna nista irridu għ jannar frar marzu april mejju ġunju lulju ' +
      'awwissu settembru ottubru novembru diċembru it ħamis is sibt ħadd temperatura għaliex hi irid jagħmel ' +
      'jara jiġi tajjeb ħażin għali rħis vaganza',
    letters: 'ħġżċ',
  },
  {
    language: 'eo',
    words:
      'kaj aŭ de al en estas estis mi vi ni ili li ŝi mia povas devas kio kiu kie kiam kiel kiom bezonas por ' +
      'kun tiu ĉi ne bonvolu plej bona tempo inter se ĉu vojaĝo la kia kostas vetero serĉas malmultekostan ' +
      'ĉambron morgaŭ flughaveno trajno urbo sekura volas sed ol tiam super sub post antaŭ dum ĝis ĉar tie nun ' +
      'hodiaŭ hieraŭ sekva lasta unua nova malnova malgranda granda longa mallonga alta malferma fermita ' +
      'libera frue malfrue ĉiam neniam ofte tre pli malpli ankaŭ nur vere homoj viro virino infano infanoj ' +
      'familio amiko amikoj domo strato stacidomo buso aŭto bileto karto prezo mono akvo manĝo matenmanĝo ' +
      'tagmanĝo vespermanĝo kafo biero vino merkato butiko muzeo preĝejo kastelo ponto strando maro lago ' +
      'rivero monto insulo lando mondo lingvo nomo numero helpo polico kuracisto apoteko hospitalo pasporto ' +
      'limo pakaĵo flugo nokto monato jaro somero vintro printempo aŭtuno pluvo neĝo suno varma malvarma preni ' +
      'aĉeti pagi manĝi trinki dormi marŝi veturi flugi iri viziti vidi scii pensi paroli kompreni labori fari ' +
      'doni du tri kvar kvin ŝatus havas tio semajno tagoj nia el oni januaro februaro marto aprilo majo junio ' +
      'julio aŭgusto septembro oktobro novembro decembro lundo mardo merkredo ĵaŭdo vendredo sabato dimanĉo ' +
      'temperaturo kial faras vidas venas malbona multekosta ferio rajtas',
    letters: 'ĉĝĥĵŝŭ',
  },
]
