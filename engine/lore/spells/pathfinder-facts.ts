/**
 * Common spells of Pathfinder's Player Core and Player Core 2 (Paizo, remaster, ORC License): rank (0 a cantrip); name;
 * traditions; how it is cast (actions, R a reaction, or its time); range or area (bare figures in feet, T touch); duration.
 * "-" where the rules have none. Letters are read by `pathfinder.ts`. Compared one by one with the system "pf2e" for Foundry
 * VTT (github.com/foundryvtt/pf2e, packs/spells), whose files name each spell's book, licence and rarity: all are common.
 */
export const spellFacts = `
0;caustic blast;AP;2;30;-
0;daze;ADO;2;60;1 round
0;detect magic;ADOP;2;30-foot emanation;-
0;electric arc;AP;2;30;-
0;figment;AO;2;30;sustained
0;forbidding ward;DO;2;30;sustained up to 1 minute
0;frostbite;AP;2;60;-
0;gouging claw;AP;2;T;-
0;guidance;DOP;1;30;until the start of your next turn
0;haunting hymn;DO;2;15-foot cone;-
0;ignition;AP;2;30;-
0;know the way;DOP;2;-;-
0;light;ADOP;2;120;until the next daily preparations
0;message;ADO;1;120;varies
0;prestidigitation;ADOP;2;10;sustained
0;read aura;ADOP;1 minute;30;-
0;shield;ADO;1;-;until the start of your next turn
0;sigil;ADOP;2;T;unlimited
0;stabilize;DP;2;30;-
0;tangle vine;AP;2;30;-
0;telekinetic hand;AO;2;30;sustained
0;telekinetic projectile;AO;2;30;-
0;vitality lash;DP;2;30;-
0;void warp;ADO;2;30;-
1;bane;DO;2;10-foot emanation;1 minute
1;bless;DO;2;15-foot emanation;1 minute
1;breathe fire;AP;2;15-foot cone;-
1;charm;AOP;2;30;1 hour
1;command;ADO;2;30;until the end of the target’s next turn
1;dizzying colors;AO;2;15-foot cone;1 or more rounds
1;fear;ADOP;2;30;varies
1;fleet step;AP;2;-;1 minute
1;force barrage;AO;1-3;120;-
1;goblin pox;AP;2;T;-
1;grease;AP;2;30;1 minute
1;grim tendrils;AO;2;30-foot line;-
1;gust of wind;AP;2;60-foot line;until the start of your next turn
1;harm;D;1-3;varies;-
1;heal;DP;1-3;varies;-
1;hydraulic push;AP;2;60;-
1;illusory disguise;AO;2;30;1 hour
1;illusory object;AO;2;500;10 minutes
1;infuse vitality;D;1-3;30;1 minute
1;jump;AP;1;-;-
1;mindlink;AO;2;T;-
1;mystic armor;ADOP;2;-;until the next daily preparations
1;pest form;AP;2;-;10 minutes
1;phantasmal minion;AO;3;60;sustained
1;phantom pain;O;2;30;1 minute
1;protection;DO;2;T;1 minute
1;pummeling rubble;AP;2;15-foot cone;-
1;runic body;ADOP;2;T;1 minute
1;runic weapon;ADOP;2;T;1 minute
1;sanctuary;DO;2;T;1 minute
1;sleep;AO;2;30;-
1;soothe;O;2;30;1 minute
1;spider sting;AP;2;T;-
1;summon animal;AP;3;30;sustained up to 1 minute
1;summon undead;ADO;3;30;sustained up to 1 minute
1;sure strike;AO;1;-;until the end of your turn
2;acid grip;AP;2;120;-
2;animal form;P;2;-;1 minute
2;blazing bolt;AP;1-3;60;-
2;blood vendetta;ADO;R;30;varies
2;calm;DO;2;120;sustained up to 1 minute
2;cleanse affliction;DOP;2;T;-
2;darkness;ADOP;3;120;1 minute
2;dispel magic;ADOP;2;120;-
2;enlarge;AP;2;30;5 minutes
2;entangling flora;AP;2;120;1 minute
2;false vitality;AO;2;-;8 hours
2;humanoid form;AOP;2;-;10 minutes
2;illusory creature;AO;2;500;sustained
2;invisibility;AO;2;T;10 minutes
2;mist;AP;3;120;1 minute
2;resist energy;ADOP;2;T;10 minutes
2;revealing light;ADOP;2;120;varies
2;see the unseen;ADO;2;-;10 minutes
2;speak with animals;P;2;-;1 hour
2;spiritual armament;DO;2;120;sustained up to 1 minute
2;stupefy;AO;2;30;varies
2;sure footing;DOP;2;T;-
2;translate;ADO;2;30;1 hour
2;water walk;ADP;2;T;10 minutes
3;aqueous orb;AP;2;60;sustained up to 1 minute
3;bind undead;ADO;2;30;1 day
3;blindness;ADOP;2;30;-
3;chilling darkness;D;2;120;-
3;clairaudience;AO;1 minute;500;10 minutes
3;crisis of faith;D;2;30;-
3;dream message;ADO;10 minutes;planetary;until the next daily preparations
3;earthbind;AP;2;120;varies
3;enthrall;AO;2;120;sustained
3;feet to fins;AP;2;T;10 minutes
3;fireball;AP;2;500;-
3;ghostly weapon;AO;2;T;5 minutes
3;haste;AOP;2;30;1 minute
3;heroism;DO;2;T;10 minutes
3;holy light;DP;2;120;-
3;levitate;AO;2;T;5 minutes
3;lightning bolt;AP;2;120-foot line;-
3;slow;AOP;2;30;1 minute
3;vampiric feast;ADO;2;T;-
3;wall of thorns;AP;3;60;1 minute
4;confusion;AO;2;30;1 minute
4;creation;AP;1 minute;0;1 hour
4;divine wrath;D;2;120;-
4;fire shield;AP;2;-;1 minute
4;flicker;AO;2;-;1 minute
4;fly;ADOP;2;T;5 minutes
4;ice storm;AP;3;120;sustained up to 1 minute
4;mountain resilience;AP;2;T;20 minutes
4;nightmare;AO;10 minutes;planetary;1 day
4;suggestion;AO;2;30;varies
4;translocate;AO;2;120;-
4;unfettered movement;ADP;2;T;10 minutes
4;vapor form;AOP;2;T;5 minutes
4;vision of death;AO;2;120;-
4;vital beacon;DP;1 minute;-;until the next daily preparations
4;wall of fire;AP;3;120;1 minute
4;weapon storm;AP;2;30-foot cone or emanation;-
5;banishment;ADOP;2;30;-
5;breath of life;D;R;60;-
5;control water;AP;2;500;1 hour
5;divine immolation;D;2;120;-
5;elemental form;AP;2;-;1 minute
5;hallucination;AO;2;30;1 hour
5;howling blizzard;AP;2-3;varies;-
5;illusory scene;AO;10 minutes;500;1 hour
5;impaling spike;AP;2;30;1 minute
5;invoke spirits;ADO;2;120;sustained up to 1 minute
5;sending;ADO;3;planetary;-
5;shadow blast;DO;2;varies;-
5;telekinetic haul;AO;2;120;sustained up to 1 minute
5;toxic cloud;AP;3;120;1 minute
5;wall of ice;AP;3;120;1 minute
5;wall of stone;AP;3;120;-
6;blessed boundary;D;3;120;1 minute
6;chain lightning;AP;2;500;-
6;cursed metamorphosis;AOP;2;30;varies
6;disintegrate;A;2;120;-
6;dragon form;ADOP;2;-;1 minute
6;mislead;AO;2;-;sustained up to 1 minute
6;never mind;AO;2;30;varies
6;petrify;AP;2;120;varies
6;phantasmal calamity;AO;2;500;-
6;repulsion;ADO;2;40-foot emanation;1 minute
6;spellwrack;ADO;2;30;-
6;spirit blast;DO;2;30;-
6;tangling creepers;AP;3;500;10 minutes
6;truesight;ADOP;2;-;10 minutes
6;vampiric exsanguination;ADO;2;30-foot cone;-
6;wall of force;AO;3;30;1 minute
6;zealous conviction;DO;2;30;10 minutes
7;divine decree;D;2;40-foot emanation;varies
7;duplicate foe;AO;3;30;sustained up to 1 minute
7;eclipse burst;ADP;2;500;-
7;energy aegis;ADOP;1 minute;T;until the next daily preparations
7;fiery body;AP;2;-;1 minute
7;mask of terror;AOP;2;30;1 minute
7;project image;AO;2;30;sustained up to 1 minute
7;true target;AO;1;60;until the start of your next turn
7;volcanic eruption;P;2;120;-
7;warp mind;AO;2;120;-
8;arctic rift;AP;2;120-foot line;-
8;desiccate;AP;2;500;-
8;disappearance;AO;2;T;10 minutes
8;divine inspiration;D;2;T;-
8;earthquake;AP;2;500;1 round
8;monstrosity form;AP;2;-;1 minute
8;quandary;AO;2;30;sustained
8;spirit song;DO;2;60-foot cone;-
8;spiritual epidemic;DO;2;120;varies
8;uncontrollable dance;AO;2;T;varies
9;falling stars;AP;2;500;-
9;foresight;ADO;2;T;1 hour
9;implosion;AP;2;30;sustained up to 1 minute
9;massacre;ADP;2;60-foot line;-
9;metamorphosis;AP;2;-;1 minute
9;overwhelming presence;DO;2;40-foot burst;until full tribute is paid
9;phantasmagoria;AO;2;120;-
9;unfathomable song;O;2;120;sustained up to 1 minute
9;wails of the damned;DO;2;40-foot emanation;-
`
