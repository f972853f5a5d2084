# The help sheet of each game: a title and a text for each part, with pictures between them.
# Europe has all parts but passengers and countries; Germany all but ferries, tunnels and stations.

help-title =
    { $map ->
        [europe] Így játsszuk: Európa
       *[germany] Így játsszuk: Németország
    }
help-goal-title = Miről szól
help-goal =
    { $map ->
        [europe] Vasutat építesz Európa-szerte. Az útvonalakért azonnal pont jár; a végén jönnek a teljesített menetjegyek, a fel nem használt állomások és a leghosszabb folyamatos út. Az nyer, akinek a legtöbb pontja van.
       *[germany] Vasutat építesz Németország-szerte. Az útvonalakért azonnal pont jár; a végén jönnek a teljesített menetjegyek, az utasok és a legtöbb menetjegy bónusza. Az nyer, akinek a legtöbb pontja van.
    }
help-turn-title = A te köröd
help-turn =
    { $map ->
        [europe] Egyetlen dolgot teszel: két kártyát húzol, útvonalat szerzel, menetjegyet húzol, vagy állomást építesz.
       *[germany] Egyetlen dolgot teszel: két kártyát húzol, útvonalat szerzel, vagy menetjegyet húzol.
    }
help-cards-title = Kártyák
help-cards = Két lapot veszel el, mindegyiket a felfordítottak közül vagy vakon a pakliból. A mozdony bármelyik színt helyettesíti, de felfordított mozdonyból csak egyet vehetsz el, mást nem. Ha három felfordított mozdony fekszik kint, mind az öt lapot lecserélik. Akármennyi lap lehet a kezedben.
help-routes-title = Útvonalak
help-routes = Egy útvonal annyi, a színével egyező kártyába kerül, ahány mezője van; a szürke bármelyik egy színt elfogadja. A mezőkre a vagonjaid kerülnek, a pontot azonnal megkapod. Az útvonalaidnak nem kell érintkezniük.
help-length = Mezők
help-points = Pont
help-doubles-title = Párhuzamos vágányok
help-doubles = Ugyanazon két hely között senkinek sem lehet két vágánya. Két vagy három játékosnál közülük csak egy foglalható el.
help-ferries-title = Kompok
help-ferries = Minden csillagos mezőért mozdonyt adsz. A többit úgy fizeted, mint a szürke útvonalat.
help-tunnels-title = Alagutak
help-tunnels = Kiteszed a lapjaidat, majd a pakliból hármat felfordítunk. Minden, a tieiddel egyező színű lapért és minden mozdonyért még egy lapot adsz. Ha nem tudsz vagy nem akarsz, visszaveszed a lapjaidat, és véget ér a köröd. Ha csak mozdonyokkal fizetsz, csak a mozdonyok számítanak.
help-stations-title = Állomások
help-stations = Az állomás a menetjegyeidhez kölcsönad egy, abból a városból induló idegen útvonalat. Az első egy kártyába kerül, a második kettőbe, a harmadik három egyszínűbe. Minden fel nem használt állomás 4 pontot ér a végén.
help-passengers-title = Utasok
help-passengers = Amikor útvonalat szerzel, mindkét végén felvehetsz egy utast. A hat szín mindegyikében 20 pontot kap a végén az, akinek a legtöbb utasa van, és 10-et a második.
help-countries-title = Szomszédos országok
help-countries = Útvonal és menetjegy is végződhet szomszédos országban. Az ország azonban nem köti össze a hozzá vezető útvonalakat: mindegyik ott ér véget.
help-tickets-title = Menetjegyek
help-tickets =
    { $map ->
        [europe] Egy menetjegyen két város áll. Ha az útvonalaid összekötik őket, megkapod a pontjait, különben elveszíted. Az elején egy hosszú és három normál menetjegyet kapsz, és legalább kettőt megtartasz; később hármat húzol, és legalább egyet megtartasz. A végéig senki sem látja őket.
       *[germany] Egy menetjegyen két város vagy ország áll. Ha az útvonalaid összekötik őket, megkapod a pontjait, különben elveszíted. Megmondod, hány rövidet és hány hosszút kérsz, és négyet húzol; az elején legalább kettőt, később legalább egyet tartasz meg. A végéig senki sem látja őket.
    }
help-end-title = A játék vége
help-end = Ha valakinek a köre végén legfeljebb két vagonja marad, mindenki még egyszer következik, ő maga is.
help-score-title = Pontszámítás
help-score =
    { $map ->
        [europe] A menetjegyek hozzáadják vagy levonják a pontjaikat, minden fel nem használt állomás 4 pontot ad, a leghosszabb folyamatos út pedig, amelyen egyetlen vagon sem számít kétszer, 10-et. Holtversenynél a több teljesített menetjegy dönt, aztán a kevesebb állomás, aztán a leghosszabb út.
       *[germany] A menetjegyek hozzáadják vagy levonják a pontjaikat, a legtöbbet teljesítő 15-öt kap, és az utasok is pontot hoznak. Holtversenynél a több teljesített menetjegy dönt, aztán a több utas; azután közös a győzelem.
    }
