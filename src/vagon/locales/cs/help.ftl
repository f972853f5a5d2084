# The help sheet of each game: a title and a text for each part, with pictures between them.
# Europe has all parts but passengers and countries; Germany all but ferries, tunnels and stations.

help-title =
    { $map ->
        [europe] Jak se hraje Evropa
       *[germany] Jak se hraje Německo
    }
help-goal-title = O co jde
help-goal =
    { $map ->
        [europe] Stavíš železnice napříč Evropou. Za tratě jsou body hned; na konci se přidají dokončené jízdenky, nepostavená nádraží a nejdelší souvislá trať. Vyhrává, kdo má nejvíc bodů.
       *[germany] Stavíš železnice napříč Německem. Za tratě jsou body hned; na konci se přidají dokončené jízdenky, cestující a bonus za nejvíc jízdenek. Vyhrává, kdo má nejvíc bodů.
    }
help-turn-title = Tvůj tah
help-turn =
    { $map ->
        [europe] Uděláš jednu věc: lízneš si dvě karty, obsadíš trať, lízneš si jízdenky, nebo postavíš nádraží.
       *[germany] Uděláš jednu věc: lízneš si dvě karty, obsadíš trať, nebo si lízneš jízdenky.
    }
help-cards-title = Karty
help-cards = Vezmeš si dvě karty, každou buď z odhalených, nebo naslepo z balíčku. Lokomotiva zastoupí každou barvu, ale odhalená lokomotiva je jediná karta, kterou si smíš vzít. Jakmile leží odhalené tři lokomotivy, vymění se všech pět karet. V ruce můžeš mít karet, kolik chceš.
help-routes-title = Tratě
help-routes = Trať stojí tolik karet své barvy, kolik má polí; šedá bere kteroukoli jednu barvu. Na pole dáš své vagony a body dostaneš hned. Tvé tratě na sebe nemusí navazovat.
help-length = Pole
help-points = Body
help-doubles-title = Souběžné koleje
help-doubles = Nikdo nesmí mít dvě koleje mezi stejnými místy. Ve dvou nebo třech hráčích se z nich smí obsadit jen jedna.
help-ferries-title = Trajekty
help-ferries = Za každé pole s hvězdou dáš lokomotivu. Ostatní se platí jako šedá trať.
help-tunnels-title = Tunely
help-tunnels = Vyložíš karty a pak se z balíčku otočí tři. Za každou, která má tvou barvu nebo je lokomotiva, přidáš jednu kartu navíc. Když nemůžeš nebo nechceš, vezmeš si karty zpět a tah končí. Pokud platíš jen lokomotivami, počítají se jen lokomotivy.
help-stations-title = Nádraží
help-stations = Nádraží ti pro jízdenky půjčí jednu cizí trať vedoucí z toho města. První stojí jednu kartu, druhé dvě a třetí tři karty jedné barvy. Za každé nepostavené nádraží jsou na konci 4 body.
help-passengers-title = Cestující
help-passengers = Když obsadíš trať, můžeš si na každém konci vzít jednoho cestujícího. V každé ze šesti barev dostane na konci 20 bodů, kdo má cestujících nejvíc, a 10 bodů druhý v pořadí.
help-countries-title = Sousední země
help-countries = Tratě i jízdenky mohou končit v sousední zemi. Země ale tratě, které do ní vedou, nespojuje: každá v ní končí.
help-tickets-title = Jízdenky
help-tickets =
    { $map ->
        [europe] Na jízdence jsou dvě města. Když je svými tratěmi spojíš, získáš její body, jinak je ztratíš. Na začátku dostaneš jednu dlouhou a tři běžné a necháš si aspoň dvě; později si lízneš tři a necháš si aspoň jednu. Do konce je nikdo nevidí.
       *[germany] Na jízdence jsou dvě města nebo země. Když je svými tratěmi spojíš, získáš její body, jinak je ztratíš. Řekneš, kolik chceš krátkých a kolik dlouhých, a lízneš si čtyři; na začátku si necháš aspoň dvě, později aspoň jednu. Do konce je nikdo nevidí.
    }
help-end-title = Konec
help-end = Jakmile někomu na konci tahu zbývají nejvýš dva vagony, má každý ještě jeden tah, i on sám.
help-score-title = Počítání bodů
help-score =
    { $map ->
        [europe] Jízdenky své body přidají, nebo uberou, každé nepostavené nádraží přidá 4 a nejdelší souvislá trať, na které se žádný vagon nepočítá dvakrát, přidá 10. Při shodě rozhodne víc dokončených jízdenek, pak méně nádraží, pak nejdelší trať.
       *[germany] Jízdenky své body přidají, nebo uberou, kdo jich dokončí nejvíc, dostane 15, a body přinesou i cestující. Při shodě rozhodne víc dokončených jízdenek, pak víc cestujících; potom je vítězství společné.
    }
