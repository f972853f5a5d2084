# The help sheet of each game: a title and a text for each part, with pictures between them.
# Europe has all parts but passengers and countries; Germany all but ferries, tunnels and stations.

help-title =
    { $map ->
        [europe] Ako sa hrá Európa
       *[germany] Ako sa hrá Nemecko
    }
help-goal-title = O čo ide
help-goal =
    { $map ->
        [europe] Staviaš železnice naprieč Európou. Za trate sú body hneď; na konci sa pridajú dokončené lístky, nepostavené stanice a najdlhšia súvislá trať. Vyhráva, kto má najviac bodov.
       *[germany] Staviaš železnice naprieč Nemeckom. Za trate sú body hneď; na konci sa pridajú dokončené lístky, cestujúci a bonus za najviac lístkov. Vyhráva, kto má najviac bodov.
    }
help-turn-title = Tvoj ťah
help-turn =
    { $map ->
        [europe] Urobíš jednu vec: potiahneš si dve karty, obsadíš trať, potiahneš si lístky alebo postavíš stanicu.
       *[germany] Urobíš jednu vec: potiahneš si dve karty, obsadíš trať alebo si potiahneš lístky.
    }
help-cards-title = Karty
help-cards = Vezmeš si dve karty, každú buď z odhalených, alebo naslepo z balíčka. Lokomotíva zastúpi každú farbu, ale odhalená lokomotíva je jediná karta, ktorú si smieš vziať. Len čo ležia odhalené tri lokomotívy, vymení sa všetkých päť kariet. V ruke môžeš mať kariet, koľko chceš.
help-routes-title = Trate
help-routes = Trať stojí toľko kariet svojej farby, koľko má polí; sivá berie ktorúkoľvek jednu farbu. Na polia dáš svoje vagóny a body dostaneš hneď. Tvoje trate na seba nemusia nadväzovať.
help-length = Polia
help-points = Body
help-doubles-title = Súbežné koľaje
help-doubles = Nikto nesmie mať dve koľaje medzi rovnakými miestami. Pri dvoch alebo troch hráčoch sa z nich smie obsadiť len jedna.
help-ferries-title = Trajekty
help-ferries = Za každé pole s hviezdou dáš lokomotívu. Ostatné sa platia ako sivá trať.
help-tunnels-title = Tunely
help-tunnels = Vyložíš karty a potom sa z balíčka otočia tri. Za každú, ktorá má tvoju farbu alebo je lokomotíva, pridáš jednu kartu navyše. Keď nemôžeš alebo nechceš, vezmeš si karty späť a ťah sa končí. Ak platíš len lokomotívami, počítajú sa len lokomotívy.
help-stations-title = Stanice
help-stations = Stanica ti pre lístky požičia jednu cudziu trať vedúcu z toho mesta. Prvá stojí jednu kartu, druhá dve a tretia tri karty jednej farby. Za každú nepostavenú stanicu sú na konci 4 body.
help-passengers-title = Cestujúci
help-passengers = Keď obsadíš trať, môžeš si na každom konci vziať jedného cestujúceho. V každej zo šiestich farieb dostane na konci 20 bodov, kto má cestujúcich najviac, a 10 bodov druhý v poradí.
help-countries-title = Susedné krajiny
help-countries = Trate aj lístky sa môžu končiť v susednej krajine. Krajina však trate, ktoré do nej vedú, nespája: každá sa v nej končí.
help-tickets-title = Lístky
help-tickets =
    { $map ->
        [europe] Na lístku sú dve mestá. Keď ich svojimi traťami spojíš, získaš jeho body, inak ich stratíš. Na začiatku dostaneš jeden dlhý a tri bežné a necháš si aspoň dva; neskôr si potiahneš tri a necháš si aspoň jeden. Do konca ich nikto nevidí.
       *[germany] Na lístku sú dve mestá alebo krajiny. Keď ich svojimi traťami spojíš, získaš jeho body, inak ich stratíš. Povieš, koľko chceš krátkych a koľko dlhých, a potiahneš si štyri; na začiatku si necháš aspoň dva, neskôr aspoň jeden. Do konca ich nikto nevidí.
    }
help-end-title = Koniec
help-end = Len čo niekomu na konci ťahu zostávajú najviac dva vagóny, má každý ešte jeden ťah, aj on sám.
help-score-title = Počítanie bodov
help-score =
    { $map ->
        [europe] Lístky svoje body pridajú alebo uberú, každá nepostavená stanica pridá 4 a najdlhšia súvislá trať, na ktorej sa žiadny vagón nepočíta dvakrát, pridá 10. Pri zhode rozhodne viac dokončených lístkov, potom menej staníc, potom najdlhšia trať.
       *[germany] Lístky svoje body pridajú alebo uberú, kto ich dokončí najviac, dostane 15, a body prinesú aj cestujúci. Pri zhode rozhodne viac dokončených lístkov, potom viac cestujúcich; potom je víťazstvo spoločné.
    }
