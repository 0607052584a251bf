/**
 * What Pathfinder's spells do that dice, saves and targets tell (Player Core and Player Core 2, Paizo, ORC License): name;
 * traits ("+" stands for concentrate and manipulate); whom or what it targets; area, feet; defence ("ac" an attack against it,
 * else a save, "basic" where only the damage depends on it); damage by type, several types where the caster chooses; what
 * heightening changes ("+1": each so many ranks, that much to each damage in turn; "3 …": at that rank and above).
 * About forty are compared with github.com/foundryvtt/pf2e, packs/spells, the others with github.com/jodaf/quilvyn-pf2e and
 * github.com/jamespdaily/pf2e-testing. Read by `pathfinder-effects.ts`.
 */
export const spellEffectFacts = `
caustic blast;+ acid cantrip;;burst 5;reflex basic;1d8 acid;+2 1d8
daze;+ cantrip mental nonlethal;1 creature;;will basic;1d6 mental;+2 1d6
detect magic;+ cantrip detection;;emanation 30;;;
electric arc;+ cantrip electricity;1 or 2 creatures;;reflex basic;2d4 electricity;+1 1d4
figment;+ cantrip illusion subtle;;;;;
forbidding ward;+ cantrip;1 ally and 1 enemy;;;;
frostbite;+ cantrip cold;1 creature;;fortitude basic;2d4 cold;+1 1d4
gouging claw;+ attack cantrip morph;1 creature;;ac;2d6 piercing/slashing, 2 bleed persistent;+1 1d6, 1
guidance;cantrip concentrate;1 creature;;;;
haunting hymn;+ auditory cantrip sonic;;cone 15;fortitude basic;1d8 sonic;+2 1d8
ignition;+ attack cantrip fire;1 creature;;ac;2d4 fire;+1 1d4
know the way;+ cantrip detection;;;;;
light;+ cantrip light;;;;;
message;auditory cantrip concentrate illusion linguistic mental subtle;1 creature;;;;3 range 500 feet
prestidigitation;+ cantrip;1 object (cook, lift or tidy only);;;;
read aura;+ cantrip detection;1 object;;;;3 target 10 objects / 6 target any number of objects
shield;cantrip concentrate force;;;;;
sigil;+ cantrip;1 creature or object;;;;
stabilize;+ cantrip healing vitality;1 dying creature;;;;
tangle vine;+ attack cantrip plant wood;1 creature;;ac;;
telekinetic hand;+ cantrip;1 unattended object;;;;5 range 60 feet
telekinetic projectile;+ attack cantrip;1 creature;;ac;2d6 bludgeoning/piercing/slashing;+1 1d6
vitality lash;+ cantrip vitality;1 undead creature;;fortitude basic;2d6 vitality;+1 1d6
void warp;+ cantrip void;1 living creature;;fortitude basic;2d4 void;+1 1d4
bane;+ aura mental;enemies in the area;emanation 10;will;;
bless;+ aura mental;you and allies in the area;emanation 15;;;
breathe fire;+ fire;;cone 15;reflex basic;2d6 fire;+1 2d6
charm;+ emotion incapacitation mental subtle;1 creature;;will;;4 duration until the next daily preparations / 8 target 10 creatures
command;+ auditory linguistic mental;1 creature;;will;;5 target 10 creatures
dizzying colors;+ illusion incapacitation visual;;cone 15;will;;
fear;+ emotion fear mental;1 creature;;will;;3 target 5 creatures
fleet step;+;;;;;
force barrage;+ force;1 creature;;;1d4+1 force;
goblin pox;+ disease;1 creature;;fortitude;;
grease;+;1 object of 1 Bulk or less;;reflex;;
grim tendrils;+ void;;line 30;fortitude;2d4 void, 1 bleed persistent;+1 2d4, 1
gust of wind;+ air;;line 60;fortitude;;
harm;manipulate void;1 living creature or 1 willing undead creature;;fortitude basic;1d8 void;+1 1d8
heal;healing manipulate vitality;1 willing living creature or 1 undead creature;;fortitude basic;1d8 vitality healing;+1 1d8
hydraulic push;+ attack water;1 creature or unattended object;;ac;3d6 bludgeoning;+1 2d6
illusory disguise;+ illusion visual;1 willing creature;;;;4 target 10 willing creatures
illusory object;+ illusion visual;;burst 20;;;2 duration 1 hour / 5 duration unlimited
infuse vitality;+ vitality;1 to 3 willing creatures;;;;
jump;move;;;;;3 target 1 creature, range touch, duration 1 minute
mindlink;+ mental;1 willing creature;;;;
mystic armor;+;;;;;
pest form;+ polymorph;;;;;
phantasmal minion;+ summon;;;;;
phantom pain;+ illusion mental nonlethal;1 creature;;will;2d4 mental, 1d4 mental persistent;+1 2d4, 1d4
protection;+;1 creature;;;;
pummeling rubble;+ earth;;cone 15;reflex;2d4 bludgeoning;+1 2d4
runic body;+;1 willing creature;;;;
runic weapon;+;1 weapon that is unattended or that you or a willing ally wields;;;;
sanctuary;+;1 creature;;will;;
sleep;+ incapacitation mental sleep;;burst 5;will;;
soothe;+ emotion healing mental;1 willing living creature;;;1d10+4 untyped healing;+1 1d10+4
spider sting;+ poison;1 creature;;fortitude;1d4 piercing;
summon animal;+ summon;;;;;
summon undead;+ summon;;;;;
sure strike;concentrate fortune;;;;;
acid grip;+ acid;1 creature;;reflex;2d8 acid, 1d6 acid persistent;+2 2d8, 1d6
animal form;+ polymorph;;;;;
blazing bolt;+ attack fire;1 or more creatures;;ac;2d6 fire;+1 1d6
blood vendetta;concentrate curse;the triggering creature;;will;2d6 bleed persistent;+2 2d6
calm;+ emotion incapacitation mental;;burst 10;will;;
cleanse affliction;+ healing;1 creature;;;;
darkness;+ darkness;;burst 20;;;
dispel magic;+;1 spell effect or unattended magic item;;;;
enlarge;+ polymorph;1 willing creature;;;;6 target 10 willing creatures
entangling flora;+ plant wood;;burst 20;reflex;;
false vitality;+;;;;;
humanoid form;+ polymorph;;;;;
illusory creature;+ auditory illusion olfactory visual;;;;;
invisibility;illusion manipulate subtle;1 creature;;;;4 duration 1 minute
mist;+ water;;burst 20;;;
resist energy;+;1 creature;;;;4 target 2 creatures / 7 target 5 creatures
revealing light;+ light;;burst 10;reflex;;
see the unseen;+ revelation;;;;;5 duration 8 hours
speak with animals;+;;;;;
spiritual armament;+ attack sanctified spirit;1 creature;;ac;2d8 spirit;+2 1d8
stupefy;+ mental;1 creature;;will;;
sure footing;+ healing;1 creature;;;;
translate;+;1 creature;;;;4 target 10 creatures
water walk;+ water;1 creature;;;;4 target 10 creatures, range 30 feet, duration 1 hour
aqueous orb;+ water;;;reflex;;
bind undead;+;1 mindless undead creature of a level no higher than the spell’s rank;;;;
blindness;+ incapacitation;1 creature;;fortitude;;
chilling darkness;+ attack cold darkness unholy;1 creature;;ac;5d6 cold;+1 2d6
clairaudience;+ scrying;;;;;
crisis of faith;+ mental;1 creature;;will;6d6 mental;+1 2d6
dream message;+ mental;1 creature you know by name and have met;;;;4 target 10 creatures you know by name and have met
earthbind;+ earth;1 flying creature;;fortitude;;
enthrall;+ auditory emotion;all creatures in range;;will;;
feet to fins;+ morph;1 willing creature;;;;6 duration until the next daily preparations
fireball;+ fire;;burst 20;reflex basic;6d6 fire;+1 2d6
ghostly weapon;+;1 weapon that is unattended or that you or a willing ally wields;;;;
haste;+;1 creature;;;;7 target 6 creatures
heroism;+ mental;1 creature;;;;
holy light;+ attack fire holy light;1 creature;;ac;5d6 fire;+1 2d6
levitate;+;1 unattended object or willing creature;;;;
lightning bolt;+ electricity;;line 120;reflex basic;4d12 electricity;+1 1d12
slow;+;1 creature;;fortitude;;6 target 10 creatures
vampiric feast;+ death void;1 living creature;;fortitude basic;6d6 void;+1 2d6
wall of thorns;+ plant wood;;;;3d4 piercing;+1 1d4
confusion;+ emotion mental;1 creature;;will;;8 target 10 creatures
creation;+;;;;;
divine wrath;+ sanctified spirit;;burst 20;fortitude;4d10 spirit;+1 1d10
fire shield;+ fire;;;;2d6 fire;+2 1d6
flicker;+ teleportation;;;;;
fly;+;1 creature;;;;7 duration 1 hour
ice storm;+ cold;;burst 20;reflex basic;2d8 bludgeoning, 2d8 cold;+2 1d8, 1d8
mountain resilience;+ earth;1 creature;;;;
nightmare;+ illusion mental;1 creature you know by name;;will;;
suggestion;+ incapacitation linguistic mental subtle;1 creature;;will;;8 target 10 creatures
translocate;+ teleportation;;;;;5 range 1 mile
unfettered movement;+;1 creature;;;;
vapor form;+ air polymorph;1 willing creature;;;;
vision of death;+ death emotion fear mental;1 living creature;;will;8d6 mental;+1 2d6
vital beacon;+ healing vitality;;;;4d10 vitality healing;+1 1d10
wall of fire;+ fire;;;;4d6 fire;+1 1d6
weapon storm;+;;;reflex;;
banishment;+ incapacitation;1 creature that is not on its home plane;;will;;9 target 10 creatures
breath of life;concentrate healing vitality;the triggering creature;;;5d8 vitality healing;+2 1d8
control water;+ water;;;;;
divine immolation;+ fire sanctified spirit;;burst 20;reflex;6d6 fire, 2d6 fire persistent;+1 1d6, 1d6
elemental form;+ polymorph;;;;;
hallucination;illusion incapacitation manipulate mental subtle;1 creature;;will;;6 target 10 creatures / 8 target any number of creatures
howling blizzard;+ air cold;;cone 60;reflex basic;10d6 cold;+1 2d6
illusory scene;+ auditory illusion olfactory visual;;burst 30;;;8 duration unlimited
impaling spike;+ metal;1 creature;;reflex;8d6 piercing cold-iron;+1 2d6
invoke spirits;+ emotion fear mental void;;burst 10;will basic;2d4 mental, 2d4 void;+2 1d4, 1d4
sending;+ mental;1 creature you know well;;;;
shadow blast;+ shadow;;;reflex basic;6d8 acid/bludgeoning/cold/electricity/fire/force/piercing/slashing/sonic/spirit;+1 1d8
telekinetic haul;+;1 unattended object of up to 80 Bulk, no longer than 20 feet;;;;
toxic cloud;+ death poison;;burst 20;fortitude basic;6d8 poison;+1 1d8
wall of ice;+ cold water;;;;2d6 cold;+2 1d6
wall of stone;+ earth;;;;;
blessed boundary;+ force sanctified;;burst 60;reflex;7d8 force;+1 1d8
chain lightning;+ electricity;1 creature, and any number of further ones;;reflex basic;8d12 electricity;+1 1d12
cursed metamorphosis;+ curse incapacitation polymorph;1 creature;;fortitude;;
disintegrate;+ attack;1 creature or unattended object;;ac fortitude basic;12d10 untyped;+1 2d10
dragon form;+ polymorph;;;;;
mislead;+ illusion;;;;;
never mind;+ curse incapacitation mental;1 creature;;will;;
petrify;+ earth;1 creature;;fortitude;;
phantasmal calamity;+ illusion mental;;burst 30;will basic;11d6 mental;+1 2d6
repulsion;+ aura mental;;emanation 40;will;;
spellwrack;+ curse force;1 creature;;will;;
spirit blast;+ spirit;1 creature;;fortitude basic;16d6 spirit;+1 2d6
tangling creepers;+ plant wood;;burst 40;;;
truesight;+ revelation;;;;;
vampiric exsanguination;+ death void;;cone 30;fortitude basic;12d6 void;+1 2d6
wall of force;+ force;;;;;
zealous conviction;+ emotion mental;up to 10 willing creatures;;will;;
divine decree;+ sanctified spirit;;emanation 40;fortitude;7d10 spirit;+1 1d10
duplicate foe;+;1 enemy of level 15 or lower;;fortitude;;
eclipse burst;+ cold darkness void;;burst 60;reflex;8d10 cold, 8d4 void;+1 1d10, 1d4
energy aegis;+;1 creature;;;;
fiery body;+ fire polymorph;;;;3d6 fire;
mask of terror;+ emotion fear illusion mental visual;1 creature;;will;;8 target 5 creatures
project image;+ illusion mental;;;;;
true target;concentrate fortune prediction;4 creatures;;;;
volcanic eruption;+ fire;;;reflex;14d6 fire;+1 2d6
warp mind;+ emotion incapacitation mental;1 creature;;will;;
arctic rift;+ cold;;line 120;fortitude;12d8 cold;+1 1d8
desiccate;+ void;any number of living creatures;;fortitude basic;10d10 void;+1 1d10
disappearance;illusion manipulate subtle;1 creature;;;;
divine inspiration;+ mental;1 willing creature;;;;
earthquake;+ earth;;burst 60;reflex;11d6 bludgeoning;
monstrosity form;+ polymorph;;;;;
quandary;+ extradimensional teleportation;1 creature;;;;
spirit song;+ spirit;;cone 60;fortitude;14d6 spirit;+1 2d6
spiritual epidemic;+ curse spirit;1 creature;;will;;
uncontrollable dance;+ incapacitation mental;1 creature;;will;;
falling stars;+;;burst 40;reflex basic;6d10 bludgeoning, 14d6 cold/electricity/fire/sonic;+1 1d10, 2d6
foresight;+ mental prediction;1 creature;;;;
implosion;+;1 corporeal creature;;fortitude basic;75 untyped;+1 10
massacre;+ death void;;line 60;fortitude;9d6 void;
metamorphosis;+ polymorph;;;;;
overwhelming presence;+ auditory incapacitation mental visual;any number of creatures;burst 40;will;;
phantasmagoria;+ death illusion mental;any number of creatures;;will;16d6 mental;
unfathomable song;+ auditory emotion fear incapacitation mental;up to 5 creatures;;will;;
wails of the damned;+ auditory death void;;emanation 40;fortitude;8d10 void;
`
