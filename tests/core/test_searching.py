"""Rules are found by questions as people ask them, in three languages."""

import pytest

import holdfast
from holdfast.core.text.rule_search import index, search, stem, synonyms
from holdfast.core.text.rulebook import Rule

FIRST = 5
"""So many are looked at before one asks in other words."""

QUESTIONS = {
    "robinson": [
        (range(341, 359), "how do I build", "come si costruisce?", "¿cómo construyo algo?"),
        (range(371, 379), "how do we gather wood", "come raccolgo la legna", "cómo se recolecta madera"),
        (range(321, 328), "how does hunting work", "come funziona la caccia", "cómo funciona la caza"),
        (range(401, 417), "exploring a tile", "esplorare una tessera", "explorar una loseta"),
        (range(431, 439), "what does resting do", "che cosa fa il riposo", "qué hace el descanso"),
        (
            range(501, 518),
            "how do the weather dice work",
            "come funzionano i dadi del tempo atmosferico",
            "dados del clima",
        ),
        (
            range(531, 560),
            "who goes hungry at night",
            "chi resta senza cibo di notte",
            "quién pasa hambre por la noche",
        ),
        (range(231, 238), "morale phase", "fase morale", "fase de moral"),
        (range(451, 462), "fighting a beast", "combattere contro una bestia", "combate contra una bestia"),
        (range(731, 741), "what can Friday do", "che cosa può fare Venerdì", "qué puede hacer Viernes"),
        (range(701, 713), "how many points is a win", "quanti punti per la vittoria", "puntos de victoria"),
        (range(301, 313), "threat action", "azione minaccia", "acción de amenaza"),
    ],
    "naufragos": [
        (range(435, 448), "how do I build", "come si costruisce?", "¿cómo construyo algo?"),
        (range(300, 318), "what do we eat", "che cosa si mangia", "qué se come en la cena"),
        (range(425, 435), "lighting the campfire", "accendere il fuoco", "encender la hoguera"),
        (range(450, 453), "how do I rest", "come ci si riposa", "cómo se descansa"),
        (range(580, 595), "how does an expedition return", "come torna una spedizione", "cómo vuelve una expedición"),
        (range(270, 287), "lost castaways", "naufraghi dispersi", "náufragos perdidos"),
        (range(414, 421), "wreckage", "resti del naufragio", "restos del naufragio"),
        (range(400, 405), "forage", "viveri", "víveres"),
        (range(720, 741), "end and scoring", "fine e punteggio", "fin y puntuación"),
        (range(330, 337), "the wounds step", "tiro delle ferite", "tirada de heridas"),
        (range(630, 637), "strength in a fight", "forza in combattimento", "fuerza en combate"),
        (range(500, 514), "camp cards", "carte accampamento", "cartas de campamento"),
    ],
    "this_war": [
        (range(301, 341), "how do I build", "come si costruisce?", "¿cómo construyo algo?"),
        (range(401, 412), "what happens if nobody eats", "che succede se nessuno mangia", "qué pasa si nadie come"),
        (range(501, 514), "who sleeps in a bed", "chi dorme in un letto", "quién duerme en una cama"),
        (range(601, 645), "how does scavenging work", "come funziona il saccheggio", "cómo funciona saquear"),
        (range(701, 728), "night raid", "raid notturno", "incursión nocturna"),
        (range(901, 918), "how do I fight", "come si combatte", "cómo se combate"),
        (range(920, 923), "can I flee", "posso fuggire", "puedo huir"),
        (range(960, 969), "how do I trade", "come funziona il baratto", "cómo funciona el trueque"),
        (range(801, 821), "dawn", "alba", "amanecer"),
        (range(1401, 1409), "how is the game won", "come si vince", "cómo se gana"),
        (range(925, 928), "backstab", "alle spalle", "por la espalda"),
        (range(1001, 1020), "what does misery do", "che cosa fa la tristezza", "qué hace la tristeza"),
    ],
    "under_our_sun": [
        (range(331, 366), "how do I build", "come si costruisce?", "¿cómo construyo algo?"),
        (range(311, 323), "how do I move", "come mi muovo", "cómo me muevo"),
        (range(415, 428), "how do I hide", "come mi nascondo", "cómo me escondo"),
        (range(431, 438), "what is karma", "che cos’è il karma", "qué es el karma"),
        (range(630, 645), "how do I dodge", "come si schiva", "cómo se esquiva"),
        (range(711, 744), "buying from a trader", "comprare da un mercante", "comprar a un comerciante"),
        (range(750, 756), "camp", "campo", "campamento"),
        (
            range(770, 784),
            "what happens when somebody dies",
            "che succede se qualcuno muore",
            "qué pasa si alguien muere",
        ),
        (range(251, 272), "night cards", "carte notte", "cartas de noche"),
        (range(530, 541), "how do enemies move", "come si muovono i nemici", "cómo se mueven los enemigos"),
        (range(760, 767), "cooking at the campfire", "cucinare sul fuoco", "cocinar en la hoguera"),
        (range(670, 672), "looting bodies after combat", "bottino del combattimento", "botín de combate"),
    ],
}
ASKED = [
    (game, lang, question, right)
    for game, topics in QUESTIONS.items()
    for right, *questions in topics
    for lang, question in zip(("en", "it", "es"), questions, strict=True)
]


def number(rule: Rule) -> int:
    return int("".join(letter for letter in rule.id.partition("-")[2] if letter.isdecimal()))


def examples(rule: Rule) -> bool:
    return "EX" in rule.id


@pytest.mark.parametrize(("game", "lang", "question", "right"), ASKED)
def test_a_question_finds_its_chapter(game, lang, question, right):
    found = search(holdfast.definition(game).folder, question, lang)[:FIRST]
    assert any(number(rule) in right and not examples(rule) for rule in found), [(r.id, r.chapter) for r in found]


def test_an_id_comes_first():
    found = search(holdfast.definition("robinson").folder, "building as in rc-412")
    assert found[0].id == "RC-412"


@pytest.mark.parametrize("wish", ['"', "*", "a OR", "NEAR(", "^", "-", "(", "' --", "", "  "])
def test_marks_are_no_orders(wish):
    assert isinstance(search(holdfast.definition("robinson").folder, wish), list)


def test_words_that_say_nothing_are_looked_for_where_there_are_no_others():
    assert search(holdfast.definition("robinson").folder, "when")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("it", "costruisco costruire costruisce costruzione costruisci"),
        ("it", "esplorare esplora esplorazione esplorato"),
        ("it", "notte notti"),
        ("es", "construir construyo construccion construye"),
        ("es", "explorar explora exploracion explorado"),
        ("es", "noche noches"),
    ],
)
def test_endings_do_not_matter(lang, words):
    assert len({stem(word, lang) for word in words.split()}) == 1


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_every_language_has_synonyms_and_idle_words(lang):
    assert len(synonyms(lang).same) > 60
    assert len(synonyms(lang).idle) > 40


def test_the_rules_are_laid_in_once():
    folder = holdfast.definition("robinson").folder
    assert index(folder, "it") is index(folder, "it")
