"""The figures of all 83 groups, written down apart from the engine: what `test_cards.py` holds the tables against.

A line is: id, power/transferable, resistance, income, alignments, control arrows as seen on entering the card.
"""

from __future__ import annotations

GROUP_FIGURES = """
american-autoduel-association 1/0 5 1 violent+weird straight
anti-nuclear-activists 2/0 5 1 liberal left
antiwar-activists 0/0 3 1 liberal+peaceful -
big-media 4/3 6 3 liberal+straight left+right+straight
boy-sprouts 0/0 3 1 peaceful+straight -
california 5/0 4 5 government+liberal+weird left+right
cfl-aio 6/0 5 3 liberal left+right+straight
chinese-campaign-donors 3/0 2 3 communist left+right
cia 6/4 5 0 government+violent left+right+straight
clone-arrangers 6/2 6 1 communist+criminal+violent right+straight
comic-books 1/0 1 2 violent+weird left
congressional-wives 1/0 4 1 conservative+straight straight
convenience-stores 1/0 4 3 straight right
copy-shops 1/0 3 4 peaceful straight
cycle-gangs 0/0 4 0 violent+weird -
democrats 5/0 4 3 liberal left+straight
eco-guerrillas 0/0 6 1 liberal+violent+weird -
empty-vee 3/0 3 4 - left+straight
evil-geniuses 0/2 6 3 violent+weird -
fast-food-chains 2/0 4 3 straight right
fbi 4/2 6 0 government+straight left+right
federal-reserve 5/3 7 6 government left+straight
feminists 2/0 2 1 liberal right
fiendish-fluoridators 3/0 5 1 communist+fanatic left+straight
flat-earthers 1/0 2 1 conservative+weird straight
fnord-motor-company 2/0 4 2 peaceful straight
fraternal-orders 3/0 5 2 conservative right
girlie-magazines 2/0 2 3 liberal left
goldfish-fanciers 0/0 4 1 fanatic+peaceful -
gun-lobby 1/0 3 1 conservative+violent left+straight
hackers 1/1 4 2 fanatic+weird right
health-food-stores 1/0 3 2 liberal right
hollywood 2/0 0 5 liberal right+straight
intellectuals 0/0 3 1 fanatic+weird -
international-cocaine-smugglers 3/0 5 5 criminal left+right+straight
international-communist-conspiracy 7/0 8 6 communist left+right+straight
irs 5/3 5 0 criminal+government left+right
junk-mail 1/0 3 2 criminal right
kgb 2/2 6 0 communist+violent left
kkk 2/0 5 1 conservative+violent left
l4-society 1/0 2 0 weird straight
libertarians 1/0 4 1 fanatic left
loan-sharks 5/0 5 6 criminal+violent straight
local-police-departments 0/0 4 1 conservative+straight+violent -
madison-avenue 3/3 3 2 - left+straight
mafia 7/0 7 6 criminal+violent left+right+straight
men-in-black 0/2 6 1 criminal+weird -
militia 2/0 4 2 conservative+violent right+straight
moonies 2/0 4 3 fanatic+peaceful left
moral-minority 2/0 1 2 conservative+fanatic+straight left
morticians 0/0 4 1 peaceful+straight -
multinational-oil-companies 6/0 4 8 - left+right+straight
nephews-of-god 0/0 4 2 conservative+fanatic -
new-york 7/0 8 3 criminal+government+violent left+right+straight
nuclear-power-companies 4/0 4 3 conservative straight
orbital-mind-control-lasers 4/2 5 0 communist left+straight
parent-teacher-agglomeration 0/0 5 1 conservative+peaceful+straight -
pentagon 6/0 6 2 government+straight+violent left+right+straight
phone-company 5/2 6 3 - right+straight
phone-phreaks 0/1 1 1 criminal+liberal -
post-office 4/3 3 0 government left
professional-sports 2/0 4 3 fanatic+violent right+straight
psychiatrists 0/0 6 2 weird -
punk-rockers 0/0 4 1 weird -
recyclers 2/0 2 3 liberal straight
republicans 4/0 4 4 conservative left+right+straight
robot-sea-monsters 0/0 6 2 communist+violent -
science-fiction-fans 0/0 5 1 weird -
semiconscious-liberation-army 0/0 8 0 communist+criminal+liberal+violent+weird -
smof 1/0 1 0 weird left+right
society-for-creative-anarchism 0/0 4 1 violent+weird -
south-american-nazis 4/0 6 2 conservative+violent left+right
survivalists 0/0 6 2 conservative+fanatic+violent -
tabloids 2/0 3 3 weird right
texas 6/0 6 4 conservative+government+violent left+straight
tobacco-and-liquor-companies 4/0 3 3 straight right+straight
trekkies 0/0 4 3 fanatic+weird -
triliberal-commission 5/0 6 3 liberal+straight left+right
tv-preachers 3/0 6 4 fanatic+straight left+straight
underground-newspapers 1/1 5 0 communist+liberal right
united-nations 1/0 3 3 liberal right
video-games 2/0 3 7 - left
yuppies 1/1 4 5 conservative left
"""
