import type { TitledSet } from './set.ts';

/** The sets that players made after the publisher stopped. */
export const FAN: readonly TitledSet[] = [
  {
    code: 'FA',
    name: 'Faltering Allegiances',
    prefix: '14',
    cards: `
001 Ninth Sister
002 Purge Trooper
003 Second Sister
004 Taron Malicos
005 Peace Is a Lie
006 Siphoning Anger
007 Unending Hate
008 Vicious Rebuttal
009 The Inquisitorius
010 Painful Lessons
011 Inquisitor Lightsaber
012 Sith Warblade
013 Taron's Lightsaber
014 ISB Agent
015 FN-2199
016 Exposing Disloyalty
017 Extermination Order
018 Raze
019 TIE Striker
020 FN-2199's Riot Baton
021 Bala Tik
022 Bazine Netal
023 Bing
024 Haxion Brood Droid
025 Extort Cooperation
026 Booby Trap
027 Bounty Averted
028 Rotten Deal
029 Kyuzo Petar
030 Discord
031 Cal Kestis
032 Sifo-Dyas
033 Apt Lesson
034 Protect the Younglings
035 Pursuit of Perfection
036 BD-1
037 Cal Kestis' Lightsaber
038 Force Repulse
039 Jaro Tapal's Lightsaber
040 Cassian Andor
041 Galen Erso
042 Jyn Erso
043 Medic!
044 Rebel Schemes
045 Secret Mission
046 Cassian's Blaster
047 Jyn Erso's Blaster
048 Master of Disguise
049 Babu Frik
050 Greez Dritus
051 Rebel Partisan
052 Saw Gerrera
053 Change of Plans
054 Explosive Cocktail
055 Hey Hey!
056 Reckless Ambush
057 Scrounging Parts
058 Stinger Mantis
059 DL-18 Blaster
060 Saw's RPS-6 Rocket Launcher
061 Unity
062 Intelligence Operation
063 Merrin
064 Force Affinity
065 Form Drills
066 Sarlaac Sweep
067 Will of the Force
068 Prescient Leap
069 Shii-Cho Mastery
070 Shii-Cho Training
071 Planned Operation
072 Kamino Cloning Facility
073 Tactical Advantage
074 Proton Bombs
075 R3 Astromech
076 Burned
077 Tailed
078 Demand Tribute
079 Faltering Allegiances
080 Forewarned
081 Selling Intel
082 Trash to Treasure
083 Extremist Campaign
084 Incendiary Stockpile
085 Sliced Terminal
086 Vibrosword
087 Restraining Bolt
088 Sneaky Diversion
089 Pirate Slugthrower
090 Stolen Datapad
`,
  },
  {
    code: 'RM',
    name: 'Redemption',
    prefix: '15',
    cards: `
001 Darth Zannah
002 Kylo Ren
003A Maul
003B Maul
004A Savage Opress
004B Savage Opress
005 Tenth Brother
006 The Haunted
007 Chant of Resurrection
008 Force Drain
009 Your Powers Are Weak
010A Watch Your Career With Great Interest
010B Darth Vader
011 Interrogation Chair
012 Nightsister Assassins
013 General Veers
014 Kendal Ozzel
015 Snowtrooper
016 Tseebo
017 Enfilading Fire
018 Offensive Position
019 Reckless Charge
020 Salvage the Assault
021 Relentless Advance
022 501st Assault Team
023 Blizzard 1
024 XJ9-CS14
025 Electrohammer
026 Garindan
027 Pirate Loyalist
028 Skreek
029 Ziro The Hutt
030 Everybody Profits
031 Salvage Run
032 Triple Dark Attack
033 Den of Thieves
034 Painful Losses
035 Pirate Crew Member
036 Burryaga Agaburry
037 Jaro Tapal
038 Jedi Apprentice
039 Leia Organa
040 Luminara Unduli
041 Qui-Gon Jinn
042 Force Mirage
043 Force Reflexes
044 Move Along
045 You Will Go to the Dagobah System
046 The Jedi Code
047 Force Heal
048 Leia Organa's Lightsaber
049 Admiral Ackbar
050 Bothan Spy
051 Chewbacca
052 Dak Ralter
053 General Rieekan
054 Rebel Sniper
055 Heroic Protector
056 K-3PO
057 Redemption
058 Rogue One
059 Rogue Two
060 Wasaka Berry Plant
061 Wookiee Fluttercraft
062 Veteran of War
063 Benthic
064 Dash Rendar
065 Lumpawaroo
066 Obi-Wan Kenobi
067 Wullffwarro
068 Grand Theft Speeder
069 Let's Make a Deal
070 Rallying Cry
071 Sound the Horn
072 Outrider
073* Defensive Perimeter
074 Harness the Force
075 Rising Whirlwind
076 Force Valor
077 Jar'Kai
078 Lightsaber Tonfa
079 Quilloned Lightsaber
080 Power of the Tribe
081 Small Battles Won
082 Tactical Retreat
083 Extra Firepower
084 Tactical Superiority
085 DC-17 Hand Blaster
086 Security Baton
087 Doctor Aphra
088 Hondo Ohnaka
089 Dark Memories
090 Headstrong
091 Unfair Trade
092A The Ultimate Heist
092B Master of Pirates
093 Black Market Arm
094 Hustling
095 Syndicate Electrostaff
096 Fury
097 Mandalorian Executioner Vibro-Ax
098* Cloud City
099* Cyber Center
100* Perimeter Outpost
101 Death of CT-4040
`,
  },
  {
    code: 'HS',
    name: 'High Stakes',
    prefix: '16',
    cards: `
001 Alazmec Colonist
002A Darth Momin
002B Mask Of Momin
003 Grand Inquisitor
004 No Second Chances
005 Dark Contrition
006 Dark Dispatch
007 Why Take The Chance
008 Sith Eternal Cultist
009 Fortress Vader
010 Force Crush
011 Grand Inquisitor's Lightsaber
012 Sith Wayfinder
013 Dr. Pershing
014 Incinerator Trooper
015 Moff Gideon
016 Danger Close
017 Deserted
018 Intel Breach
019 Overwhelming Forces
020 Rewritten History
021 Dark Trooper
022 Outland TIE Fighter
023 MSE-6 Droid
024 Cruel Tactician
025 Cad Bane
026 Gamorrean Fighter
027 IG-11
028 Now It's Personal
029 Chemical Strike
030 Grab
031 Interdiction Field
032 Self-Destruct
033 Smash
034 Hostage Situation
035 Xanadu Blood
036 Gas Bomb
037 Path Engine
038 Ahsoka Tano
039A Grogu
039B Force Experiments
040 Guardian Of The Whills
041 Ki-Adi-Mundi
042 Dissuade
043 I Sense A Trap
044 Tranquility
045 Protect The Child
046 Millennium Falcon
047 Renewal
048 Seeing Stone
049 Ahsoka Tano's Lightsaber
050 Ki-Adi-Mundi's Lightsaber
051 Cara Dune
052 Rebel Pilot
053 Wedge Antilles
054 Contraband Seizure
055 Coordinated Strike
056 Pitch In
057 Roll In The Mud
058 Strategic Strike
059 Armory
060 R2-D2
061 Wedge's X-Wing
062 Cara Dune's Blaster
063 Din Djarin
064 Han Solo
065 Kuiil
066 Fly Casual
067 I Have Spoken
068 I Like Those Odds
069 I'm Alright Pal
070 Nimble Fingers
071 Uprising
072 Stay Ahead
073 Razor Crest
074 Beskar Spear
075 Whistling Birds
076 C-3PO
077* Forest Clearing
078 Contentious Opportunity
079 Kyber Quest
080 Makashi Riposte
081 Lightsaber Ignition
082 Force Telekinesis
083 Learned From My Master
084 Makashi Mastery
085 Makashi Training
086 Come To Aid
087 Military Prowess
088 Plan Ahead
089 Target Their Supplies
090 Fortified Position
091 Supply Team
092 General
093 Medal Of Bravery
094 Proton Grenades
095 Westar-35 Blaster Pistol
096 Greef Karga
097 Boring Conversation Anyway
098 Fake Your Own Death
099 Rally The Covert
100 Slice
101 High Stakes
102 Ugly
103 Darksaber
104 Amban Blaster
105 Vibroblade
106* Hangar 3-5
107* Krayt Dragon Lair
108* Mandalorian Covert
`,
  },
  {
    code: 'EoD',
    name: 'Echoes of Destiny',
    prefix: '20',
    cards: `
001=04002 Captain Phasma
002=01002 First Order Stormtrooper
003=05021 Greedo
004=02019 Guavian Enforcer
005=04001 Kylo Ren
006=05003 Mother Talzin
007=03010 Seventh Sister
008=03004 Thrawn
009=08036 Tobias Beckett
010=05029 Aayla Secura
011=07088 Anakin Skywalker
012=07090 Cassian Andor
013=05038 Clone Trooper
014=01047 Hired Gun
015=07056 Luke Skywalker
016=04025 Poe Dameron
017=04024 Rey
018=05040 Rose
019=02080 Doubt
020=01070 Endless Ranks
021=01081 Enrage
022=01095 Fight Dirty
023=01085 Isolation
024=02084 Loose Ends
025=01072 Probe
026=02076 Rise Again
027=03068 Take Prisoner
028=01075 The Best Defense...
029=03084 Twin Shadows
030=05082 Witch Magick
031=03107 Against The Odds
032=01103 Commando Raid
033=07094 Defensive Racing
034=04041 Do Or Do Not
035=01128 Draw Attention
036=01105 Field Medic
037=07077 First Aid
038=02106 Synchronicity
039=07059 Loth-Wolf Bond
040=03112 Local Patrol
041=07061 Pacify
042=07106 Way of the Light
043=08108 At Odds
044=09122 Automated Defense
045=07109 Beguile
046=01153 Block
047=05137 Crash Landing
048=01155 Dodge
049=01159 Electroshock
050=01156 Flank
051=05153 Hasty Exit
052=02128 High Ground
053=03130 Lightsaber Pull
054=02147 Sabotage
055=03142 Truce
056=08129 Armored Reinforcement
057=09167 Unshackle
058=08155 No Allegiance
059=08156 Solidarity
060=03020 Hound's Tooth
061=05014 Separatist Landing Craft
062=05025 Slave I
063=07102 Anakin Skywalker's Podracer
064=01124 Awakening
065=08084 BB-8
066=08085 Black One
067=05052 Millennium Falcon
068=07084 Suppressive Fire
069=05145 Bubble Shield
070=02072 Lightsaber Throw
071=01150 It Binds All Things
072=05070 Modified HWK-290
073=02023 Blackmail
074=04007 Crossguard Lightsaber
075=08017 Energy Bow
076=01008 F-11D Rifle
077=05016 Grand Moff
078=03013 ID9 Seeker Droid
079=01026 On The Hunt
080=02039 Handcrafted Light Bow
081=02049 Lone Operative
082=02033 Overkill
083=03051 Shoto Lightsaber
084=08146 Arc Caster
085=08131 Dorsal Turret
086=05057 Force Wave
087=05058 Heirloom Lightsaber
088=03144 Hidden Agenda
089=01063 Holdout Blaster
090=01164 Hunker Down
091=07143 Mandalorian Vambraces
092=01060 Mind Probe
093=01056 Promotion
094=09140 Riot Shield
095*=02151 Carbon-freezing Chamber
096*=07158 Comm Tower
097*=01165 Command Center
098*=01167 Emperor's Throne Room
099*=01171 Rebel War Room
100*=07160 Rift Valley
101=08054 Retribution
102=09143 Wanted
103=11052 Armor Plating
104=09046 Hunt Them Down
105=11070 Qui-Gon Jinn's Spirit
106=07069 Luke Skywalker's Lightning Rod
107=07079 Motivate
108=08140 Indifferent
109=01066 Jetpack
110*=11158 Jabba's Palace
111=05171 Profitable Connection
112=07146 Extract
113=07124 Overload
114=11007 Hex
115=11138 Dead Or Alive
116=11002 Kylo Ren
117=11057 Rey
118=07066 A99 Aquata Breather
119=08016 Darth Vader's Lightsaber
120=11072 Jedi Lightsaber
121=11074 Yoda's Lightsaber
122=02145 "Fair" Trade
123=01083 Force Strike
124=11065 Jedi Mind Trick
125=11117 Polarity
126=05087 Scorched Earth
127=07064 Steadfast
128=11119 Temporary Truce
129=02137 New Orders
130=05113 Refit
131=07054 Ezra Bridger
132=09003 Sentinel Messenger
133=11091 Salvaged Arm
134=11155 Grappling Arm
135=11094 Chopper
136A*=13010A Mortis (Day)
136B*=13010B Mortis (Night)
137=12012 Rule of Two
138=12001 Darth Bane
139=12010 Trap the Blade
140=12020 Commander Pyre
141=12035 Commander Pyre's Blaster
142=12029 Taking Charge
143=12025 Cruel Methods
144=12043 Forced Labor
145=12055 Kanan Jarrus
146=12060 Nullify
147=12058 Fresh Start
148=12070 Hera Syndulla
149=12083 Ghost
150=12093 As One
151=12089 Sabine Wren
152=12104 Spectre Cell
153=12109 Fluid Riposte
154=12111 On Guard
155=12117 Assail
156=12121 Flanked by Wingmen
157=12138 Think on Your Feet
158=12142 Improvised Explosive
159=12149 Eject
160=12147 Jawa Junk Dealer
161=08035 Dryden Vos
162=01042 One With The Force
163=12050 Slave I
164=12151 Salvaged Parts
165=09013 Imperialis
166=09156 Enfys Nest's Electroripper
167=05150 Dangerous Maneuver
168=11089 Resistance Trench Fighters
169=11090 EL-16 Heavy Field Blaster
170=11017 Ancient Magicks
171=11150 Canto Bight Security
172=11134 AT-RT
173=12071 Kashyyyk Warrior
174=12087 Fortitude
175=12105 Valorous Tribe
176=08060 Finishing Strike
177=08117 Nexus Of Power
178=08044 Shakedown
179=08152 Laser Cannon
180=08034 Inferno Squad ID10 Seeker Droid
181=08081 Outgun
182=10017 LR-57 Combat Droid
183=01109 Rearm
184=09111 Twin Strike
185=09017 Sith Teachings
186=09115 Diatium Power Cell
187=09093 Convergence
188=09102 Chewbacca's Blaster Rifle
189=09103 Custom Bandolier
190=09048 Punishing One
191=09042 Conveyex Robbery
192=09169 Grievance Striker
193=09121 Hampered
194=09032 Stap Droid
195=12146 Z-6 Jetpack
196=12156 Wretched Hive
197=12033 Tie Bomber
198=03076 Insidious
199=03086 Deadly
200=03126 Drop Zone
201=05093 Free-For-All
202=11006 Chancellor's Edict
203=11046 Bounty Hunters' Guild
204=11153 DX-2 Disruptor Blaster Pistol
205=11025 Counterintelligence
206=11036 Mastermind
207=11031 Cultural Records
208=02124 Air Superiority
209=07011 Undermine
210=07014 Bardottan Sphere
211=14003 Second Sister
212=14009 The Inquisitorius
213=14037 Cal Kestis' Lightsaber
214=14036 BD-1
215=14033 Apt Lesson
216=14084 Incendiary Stockpile
217=14079 Faltering Allegiances
218=14027 Bounty Averted
219=15001 Darth Zannah
220=15010B Darth Vader
221=15012 Nightsister Assassins
222=15006 The Haunted
223=15010A Watch Your Career With Great Interest
224=15039 Leia Organa
225=15079 Quilloned Lightsaber
226=15078 Lightsaber Tonfa
227=15087 Doctor Aphra
228=15088 Hondo Ohnaka
229=15092A The Ultimate Heist
230=15093 Black Market Arm
231=15063 Benthic
232=15072 Outrider
233=15070 Rallying Cry
234=15027 Pirate Loyalist
235=15028 Skreek
236=15035 Pirate Crew Member
237=15013 General Veers
238=15015 Snowtrooper
239=15022 501st Assault Team
240=15021 Relentless Advance
241=15049 Admiral Ackbar
242=15052 Dak Ralter
243=15057 Redemption
244=15059 Rogue Two
245=15062 Veteran of War
246=15081 Small Battles Won
247=15080 Power of the Tribe
248=15096 Fury
249=15097 Mandalorian Executioner Vibro-Ax
250*=15099 Cyber Center
251=09012 Forbidden Lore
252=08150 T-16 Skyhopper
253=12049 Pirate Ship
254=03045 T-47 Airspeeder
255=08086 X-Wing
256=12098 Blue Ace
257=11033 Separatist Embargo
258=07152 Lotho Minor Junkers
259=12031 Elrik Vonreg's TIE Interceptor
260=05045 Rebellion Leader
261=09014 Force Storm
262=02125 Training
263=07117 Dagger of Mortis
264=09120 Soresu Training
265=09119 Soresu Mastery
266=07118 Force Jump
267=03014 Temptation
268=08147 Black Sun Blaster Pistol
269=07119 Way of the Force
270=12005 Recurring Nightmare
271=09005 Mind Extraction
272=09004 Sly Moore
273=08135 Qi'Ra
274=05013 Veteran Stormtrooper
275=07021 General Grievous
276=08058 Qui-Gon Jinn
277=11005 Old Daka
278=09142 Enfys Nest's Marauder
279=12022 Elrik Vonreg
280=10013 Clawdite Shapeshifter
281=08134 Han Solo
282=11076 Bail Organa
283=09055 Lor San Tekka
284=05020 Doctor Aphra
285=02021 Unkar Plutt
286=11059 Youngling
287=13005D Clone Commander Wolffe
288=03026 K-2SO
289=01045 Finn
290=12091 Torra Doza
291=09141 Enfys Nest
292=05047 Jar Jar Binks
293=03024 General Rieekan
294=12073 Poe Dameron
295=10016 Allies of Necessity
296=14062 Intelligence Operation
297=09133 Advanced Training
298=12065 Jedi Trials
299=09114 Lightsaber Mastery
300=07081 Long-Term Plan
301=07138 Calling in Favors
302=09052 Separatist Conspiracy
303=07115 Built to Last
304=13004A Sweeper Droid Infiltration
305=15083 Extra Firepower
306=14083 Extremist Campaign
307=09108 Deflecting Slash
308=08149 Shriek
309=05151 Entangle
310=02146 Friends in Low Places
311=05156 Vandalize
312=06005 Hidden Motive
313=03070 As You Command
314=01147 Mind Trick
315=11113 Clever Distraction
316=05112 Mend
`,
  },
  {
    code: 'UH',
    name: 'Unlikely Heroes',
    prefix: '18',
    cards: `
001 Asajj Ventress
002 Count Dooku
003 Nightsister Acolyte
004 Ren
005 Influence
006 Expunge Weakness
007 Through Power, Gain Strength
008 Vile Machinations
009 Asajj's Ginivex-Class Starfighter
010 Force Concealment
011 Asajj's Lightsaber
012 Dark Rage
013 Deny Death
014 Sith Master
015 Water Of Life
016 Droideka
017 General Grievous
018 Iden Versio
019 Tarkin
020 Inhibitor Chip
021 At All Costs
022 Casualties Of War
023 Defensive Effort
024 Good Soldiers Follow Orders
025 Crucial Intel
026 Armored Assault Tank
027 Separatist Supply Ship
028 Tactical Droid
029 Uncompromising
030 Aurra Sing
031 Bossk
032 Death Watch Mandalorian
033 Pre Vizsla
034 Data Heist
035 Alternative Methods
036 For Mandalore!
037 Lawless
038 Trick
039 Hunt And Eliminate
040 Black Stall Station
041 Gauntlet Fighter
042 Cad Bane's Ll-30
043 Modified Relby V-10
044 Vicious Tactics
045 Elite Mercenary
046 Chirrut Îmwe
047 Mace Windu
048 Patient Padawan
049 Plo Koon
050 As The Force Wills It
051 Deep Meditation
052 Echo Three To Echo Seven
053 Fear Nothing
054 I Don't Need Luck
055 I Have You
056 Restore
057 Plo Koon's Starfighter
058 Sentinel Lightsaber
059 Yoda's Teachings
060 Baze Malbus
061 Clone Commander Cody
062 Republic Senator
063 Rex
064 Hold The Line
065 Maintain Position
066 This Is War!
067 AT-TE
068 The Bad Batch
069 Dc-15a Blaster Carbine
070 Medpack
071 Meebur Gascon
072 Bo-Katan Kryze
073 Padmé Amidala
074 Rebel Smuggler
075 Zeb Orrelios
076 A Gift
077 Strike A Deal
078 Swift
079 Defiant Uprising
080 Mandalorian Vault
081 New Base
082 Partisan Recruit
083 XS Freighter
084 Smuggling Compartment
085 Unlikely Heroes
086 BB-8
087 Chirrut's Staff
088 Bendu's Foresight
089 Grow Beyond
090 Hawk-Bat Swoop
091 Saber Swarm
092 Path To Mastery
093 Ataru Mastery
094 Ataru Training
095* Palace Of The Jedi
096 I Am No Jedi
097 Ace Pilots
098 The Mission That Never Ends
099 Security Droid
100 Deflector Shield
101 Utility Belt
102* Tipoca City
103 Fennec Shand
104 Tracked Target
105 Black Market Connection
106 Complicated Profession
107 Greed
108 Bo-Rifle
109* Undercity
110 Hold Fast
111 Unique Perspectives
112 Gozanti Cruiser
113 Z-95
114 EE-3 Carbine Rifle
115* High Valley
`,
  },
  {
    code: 'GS',
    name: 'Galactic Struggle',
    prefix: '19',
    cards: `
001 Palpatine
002 Imperial Navy Squad Leader
003 Emperor
004 TIE Fighter Squadron
005 XX-9 Heavy Turbolaser
006 TIE Interceptor
007 Devious
008 Resupply
009 Fully Operational
010 Defensive Fire
011 Command
012 I Have Been Expecting You
013 I Have Foreseen It
014 I Am Unarmed
015 Strike Me Down
016 Lack Of Vision
017 It Is Your Destiny
018* Emperor's Tower
019 Lando Calrissian
020 Nien Nunb
021 Millennium Falcon
022 T-65 X-Wing
023 Y-Wing
024 Lando Calrissian's Blaster
025 DH-17 Blaster Pistol
026 Co-Pilot
027 Lavish Cape
028 Divert
029 Break Off The Attack
030 Accelerate To Attack Speed
031 Pull Up!
032 Point Blank
033 Smuggling Job
034 Fastest Hunk O' Junk
035 Rebel Alliance
036* Reactor Shaft
`,
  },
  {
    code: 'SA',
    name: 'Seeking Answers',
    prefix: '21',
    cards: `
001 Cultist Of The Sith Eternal
002 Emperor's Royal Guard
003 Mother Talzin
004 Ochi Of Bestoon
005A Snoke
005B Sith Citadel Laboratory
006 Poison Dart
007 Apology Accepted
008 Desecration
009 Magical Ichor
010 No Room For Failure
011 Night Buzzard
012 Ichor Sword
013 Sith Dagger
014 Lorth Needa
015 Rukh
016 Soontir Fel
017 Thrawn
018 Espionage
019 Only Stormtroopers Are So Precise
020 Scanning Crew
021 Shield Recharge
022 You're Far Too Trusting
023 Losing The War
024 Imperial-Class Star Destroyer
025 Scout Trooper
026 Siege
027 125-Z Treadspeeder Bike
028 Architect Of War
029 Black Krrsantan
030 Cornelius Evazan
031 Ponda Baba
032 Sy Snootles
033 Most Wanted
034 E Chu Ta!
035 Prizefighter
036 Swindle
037 Underworld
038 Desolate Deed
039 Nikto Sand Riders
040 Remnant Stormtrooper Cell
041 8D8
042 Vibroknuckle Duster
043 Ben Solo
044 Beru Lars
045A Rey
045B Rey
046 Yoda
047 In Harmony
048 Luke's Offer
049 Proficient Attack
050 Seeking Answers
051 The Way Of The Jedi
052 Greed Can Be A Powerful Ally
053 Jedi Temple Guards
054 Luke Skywalker's Spirit
055 Legacy Lightsaber
056 Qui-Gon Jinn's Teachings
057 Finn
058 Jannah
059 Kallus
060 Leia Organa
061 Tallissan Lintra
062 Behind Enemy Lines
063 Code K-One-Zero
064 Contingency Plan
065 Deploy
066 Lightspeed Skipping
067 Venator-Class Star Destroyer
068 R5-D4
069 Tantive IV
070 Finn's Glie-44 Blaster Pistol
071 Cobb Vanth
072 Owen Lars
073 Sabine Wren
074 The Armorer
075 Zorii Bliss
076 Get Around
077 So Long, Sky Trash
078 This Is The Way
079 Din Djarin's N-1 Starfighter
080 Partisan U-Wing
081 Sabine's Westar
082 Insurgent Group
083 Blue Milk
084 Lightsaber Feint
085 Methodical
086 Bestoon Legacy
087 Force Assistance
088* Monastery
089 Presence
090 War Is Inevitable
091 Strategic Discipline
092 Special Operative
093 Standard Issue Blaster
094* Death Star II Wreckage
095 Boba Fett
096 Garsa Fwip
097 Cheap Shot
098 Sabacc
099 Tusken Camp
100 Gaderffii
101* The Dune Sea
102 Figrin D'an
103 Anticipation
104 Charm Offensive
105 Dank Farrik
106 Harvest
107 Mad About Me
108 Solitary
109 Krayt Dragon Bones
110 Moisture Farm
111 The Modal Nodes
112 IB-94 Blaster Pistol
113* Substrata
`,
  },
  {
    code: 'DoP',
    name: 'Display of Power',
    prefix: '22',
    cards: `
001 Darth Vader
002 Fifth Brother
003 Reva
004 The Son
005 Weak Mind
006 Display Of Power
007 Force Destruction
008 Hate Grows In You
009 Mercy Doesn't Defeat The Enemy
010 Sanction
011 Shroud Of Darkness
012 Scythe
013 Double-Bladed Lightsaber
014 Force Retaliation
015 Gar Saxon
016 General Kalani
017 Nute Gunray
018 Tiaan Jerjerrod
019 Fire Across The Galaxy
020 Imperial Justice
021 Sinister Motives
022 Admiral's Orders
023 Executor
024 Imperial Checkpoint
025 Seeker Droid
026 Stranded
027 Light Repeating Blaster
028 Military Strategist
029 Ig-Rm Thug Droid
030 Jabba The Hutt
031 Maul
032 Qi'ra
033 Rook Kast
034 Xi'an
035 No Witnesses
036 Await The Dawn
037 Infamy
038 The Upper Hand
039 First Light
040 Hylobon Enforcers
041 Dauntless
042 Vambrace Flame Thrower
043 Kanan Jarrus
044 Luke Skywalker
045 Obi-Wan Kenobi
046 The Daughter
047 Tera Sinube
048 Binary Force
049 May The Force Be With You
050 Wield The Force
051 Guardians Of Peace
052 Morai
053 Jedi Cloak
054 Luke's Teachings
055 Obi-Wan Kenobi's Lightsaber
056 Aayla Secura
057 Jun Sato
058 Fenn Rau
059 Hera Syndulla
060 Tala Durith
061 Reckless Advance
062 This Is Our Rebellion
063 Vision Of Hope
064 Echo Base
065 Hera's Prototype B6
066 Phoenix Nest
067 Aayla Secura's Lightsaber
068 LO-LA59
069 Cham Syndulla
070 Ezra Bridger
071 Han Solo
072 Kawlan Roken
073 A Step Ahead
074 Asteroid Sanctuary
075 Fight For The Cause
076 Quite The Mercenary
077 Chopper
078 Twi'lek Resistance Fighter
079 Beskar Hammer
080 Renowned
081 Street Smart
082 The Path
083 NED-B
084 Balance The Force
085 Lightsaber Reflection
086 Suppress Your Fears
087 The Father
088 Absorb Energy
089 Force Sense
090 Training Lightsaber
091* Jedi Temple
092 Battle Tactic
093 Name The System
094 Kuat Drive Yards
095 Surprise Tactics
096 Tydirium
097 Chain Of Command
098 Se-14r Light Blaster
099* Hangar Bay
100 Cikatro Vizago
101 Embo
102 Public Enemy
103 Dejarik
104 Broken Horn
105 Oola
106 E-851 Blaster Pistol
107* Daiyu City
108 Max Rebo
109 Guarded
110 Mimic
111 Outwit
112 Base Of Operation
113 Kalikori
114 Wuher
115 MK Sniper Rifle
116* Jawa Trade Route
`,
  },
  {
    code: 'RES',
    name: 'Resurgence',
    prefix: '23',
    cards: `
001 Allya
002 Barriss Offee
003 The Hunter
004 Sith Acolyte
005 Life Drain
006 Anger And Power
007 Dark Forces
008 Just Reward
009 Corruption
010 Nightsister Fortress
011 Dark Devastation
012 Darth Vader's Lightsaber
013 Pyrokinesis
014 Crosshair
015 Dedra Meero
016 Linus Mosk
017 Major Partagaz
018 Palpatine
019 Effective Intelligence
020 Reserve Attack
021 Uncharted Tactics
022 Surveillance And Seizure
023 Aldhani Outpost
024 Arrestor Cruiser
025 ISB Central Office
026 Pre-Mor Enforcers
027 Imperial Rule
028 Tyrant
029 Bib Fortuna
030 Dryden Vos
031 Jango Fett
032 Moralo Eval
033 Zam Wesell
034 Clear Target
035 Raise The Stakes
036 Scum And Villainy
037 Unlucky For Some
038 Annihilator Droid
039 C-21 Highsinger
040 Salacious B. Crumb
041 The Khetanna
042 Jango Fett's Westar-34
043 Projectile Rifle
044 Deceit
045 Anakin Skywalker
046 Gungi
047 Shaak Ti
048 Yaddle
049 Desperate Power
050 Healing Touch
051 Sanctuary
052 DC0052 Speeder
053 Jedi Archives
054 Consular Teachings
055 Morichro
056 Obi-Wan's Teachings
057 Shaak Ti's Lightsaber
058 Hunter
059 Luthen Rael
060 Mon Mothma
061 Wrecker
062 Endure
063 Resurgence
064 Troopers' Advance
065 Home One
066 Jetpack Trooper
067 Luthen's Haulcraft
068 Marauder
069 DC-17M Blaster Rifle
070 Bix Caleen
071 Cassian Andor
072 Enfys Nest
073 Karis Nemik
074 Maarva Andor
075 For The Greater Good
076 Nobody's Listening!
077 The Axe Forgets
078 Aldhani Heist
079 Alliance Pathfinders
080 B2EMO
081 Cloud-Riders
082 Partisan X-Wing
083 Courage
084 Nemik's Manifesto
085 Partisan Rifle
086 Daughters of Ferrix
087 Asajj Ventress
088 Count Dooku
089 Force Advantage
090 Vergence
091 Battle Meditation
092 Count Dooku's Lightsaber
093* The Tower
094 Cost Of War
095 Tactical Sacrifice
096 The Long Game
097 Flexible Leadership
098 Preemptive Defense
099 Automated Turret
100 Commander
101* Imperial Prison Complex
102 Droopy McCool
103 Asteroid Field
104 As You Wish
105 Going Somewhere, Solo?
106 One Last Trick
107 Skyblade Swoop Bike
108 Bryar Pistol
109* Garsa's Sanctuary
110 Lekku Warning
111 Mechanical Efficiency
112 Suspicion
113 Leverage
114 Blaster Rifle
115 Cluster Missiles
116 Heavy Laser Cannon
117 Resilience
118* Rix Road
`,
  },
  {
    code: 'AF',
    name: 'Awaiting Fate',
    prefix: '24',
    cards: `
001 Baylan Skoll
002 Dagan Gera
003 Darth Plagueis
004 Marrok
005 Shin Hati
006 Emergence
007 Exploit Weakness
008 The Chosen One
009 Your Thoughts Betray You
010 Awaiting Fate
011 Great Mothers
012 Power
013 RP82 Fiend Fighter
014 Dagan Gera's Lightsaber
015 Force Choke
016 Enoch
017 Moff Gideon
018 Morgan Elsbeth
019 Thrawn
020 Assume I Know Everything
021 Long Live The Empire
022 Imperial Security
023 Oppress Freedom
024 Chimaera
025 Night Troopers
026 Electrostaff
027 Imperial Control
028 Dengar
029 Gorian Shard
030 Rayvis
031 Vane
032 4-LOM
033 No Escape
034 Detonation
035 Influenced
036 Thrifty
037 Cumulus-Class Corsair
038 Pirate Snub Fighter
039 Zuckuss
040 Swindler
041 Nihil Lightsaber
042 HK-87 Assassin Droid
043 A350 Blaster Rifle
044 Ahsoka Tano
045 Bokken Jedi
046 Professor Huyang
047 Cal Kestis
048 Cere Junda
049 Anakin Skywalker's Teachings
050 Clarity Of Purpose
051 Shielding Stance
052 Stay Together
053 Ahsoka Tano's T-6 Jedi Shuttle
054 Bokken Saber
055 Luke Skywalker's Lightsaber
056 Carson Teva
057 Greef Karga
058 Jan Dodonna
059 Tech
060 New Republic Bureaucracy
061 Bacta Spray
062 Opportunistic Offense
063 Warfare
064 A-Wing
065 Hammerhead Corvette
066 Hunter's Knife
067 Medic
068 Bo-Katan Kryze
069 Chewbacca
070 Din Djarin
071 Paz Vizsla
072 Sabine Wren
073 Battle Confidence
074 Digging For Answers
075 Honor And Loyalty
076 Walking Carpet
077 Grogu
078 Kom'rk-Class Fighter
079 Partisan Pistol
080 Sabine's Lightsaber
081 Far, Far Away
082 Noti Villager
083 Agility
084 The Force
085 Anakin Skywalker's Spirit
086 Unconventional Form
087 Bygone Lightsaber
088 Strong With The Force
089* Astral Henge
090 Senate Guard
091 Collateral Damage
092 Last Resort
093 Stand Down!
094 Tides Of Battle
095 Z-6 Rotary Blaster Cannon
096* Remnant Headquarters
097 Merrin
098 Mok Shaiz's Majordomo
099 Long Shot
100 Outmaneuver
101 Prospering Galaxy
102 Smuggler's Run
103 Salvaged Legacy
104* Boba Fett's Bacta Chamber
105 Jawa Reclaim
106 Neutralize
107 Plan B
108 Pretty Gutsy Move, Kid!
109 What Do You Sacrifice?
110 Dangerous Gambit
111 GNK Droid
112 Amban Sniper Rifle
113 Cycler Rifle
114* Great Forge
115* Outlands
`,
  },
  {
    code: 'UA',
    name: 'Uncharted Alliances',
    prefix: '25',
    cards: `
001 Seventh Sister
002 Bend To My Power
003 Fyrnock
004 ID9 Seeker Droid
005 General Veers
006 Surface Attack
007 AT-ST
008 Wampa
009 Boba Fett
010 There Will Be No Bargain
011 Gamorrean Guard
012 Rancor
013 Slave 1
014 Krykna
015 Ezra Bridger
016 Uncharted Alliances
017 Dume
018 R2-D2
019 Leia Organa
020 One for One
021 C-3PO
022 Tauntaun
023 Saw Gererra
024 Save The Rebellion
025 Insurgent Spy
026 Moroff
027 Porg
028 Rebel Airspeeder
029 Bendu
030 Omi
031 Bodhi Rook
032 The Zillo Beast
033 Krayt Dragon
034 Nature
035 Forage
036 Hunters' Guild Target
037 Feral
038 Tamed
`,
  },
  {
    code: 'EoD1',
    name: 'Echoes of Destiny 2021',
    prefix: '17',
    cards: `
001=04002 Captain Phasma
002=01002 First Order Stormtrooper
003=05021 Greedo
004=02019 Guavian Enforcer
005=04001 Kylo Ren
006=05003 Mother Talzin
007=03010 Seventh Sister
008=03004 Thrawn
009=08036 Tobias Beckett
010=05029 Aayla Secura
011=07088 Anakin Skywalker
012=07090 Cassian Andor
013=05038 Clone Trooper
014=01047 Hired Gun
015=07056 Luke Skywalker
016=04025 Poe Dameron
017=04024 Rey
018=05040 Rose
019=02080 Doubt
020=01070 Endless Ranks
021=01081 Enrage
022=01095 Fight Dirty
023=01085 Isolation
024=02084 Loose Ends
025=01072 Probe
026=02076 Rise Again
027=03068 Take Prisoner
028=01075 The Best Defense...
029=03084 Twin Shadows
030=05082 Witch Magick
031=03107 Against The Odds
032=01103 Commando Raid
033=07094 Defensive Racing
034=04041 Do Or Do Not
035=01128 Draw Attention
036=01105 Field Medic
037=07077 First Aid
038=02104 Krayt Dragon Howl
039=07059 Loth-Wolf Bond
040=01131 Negotiate
041=07061 Pacify
042=07106 Way of the Light
043=08108 At Odds
044=09122 Automated Defense
045=07109 Beguile
046=01153 Block
047=05137 Crash Landing
048=01155 Dodge
049=01159 Electroshock
050=01156 Flank
051=05153 Hasty Exit
052=02128 High Ground
053=03130 Lightsaber Pull
054=02147 Sabotage
055=03142 Truce
056=08129 Armored Reinforcement
057=05168 Espionage
058=08155 No Allegiance
059=08156 Solidarity
060=03020 Hound's Tooth
061=05014 Separatist Landing Craft
062=05025 Slave I
063=07102 Anakin Skywalker's Podracer
064=01124 Awakening
065=08084 BB-8
066=08085 Black One
067=05052 Millennium Falcon
068=07084 Suppressive Fire
069=05145 Bubble Shield
070=07130 Hailfire Droid Tank
071=01150 It Binds All Things
072=05070 Modified HWK-290
073=09049 Crime Lord
074=04007 Crossguard Lightsaber
075=08017 Energy Bow
076=01008 F-11D Rifle
077=05016 Grand Moff
078=03013 ID9 Seeker Droid
079=01026 On The Hunt
080=02039 Handcrafted Light Bow
081=02049 Lone Operative
082=02033 Overkill
083=04030 Rey's Lightsaber
084=08146 Arc Caster
085=08131 Dorsal Turret
086=05057 Force Wave
087=05058 Heirloom Lightsaber
088=03144 Hidden Agenda
089=01063 Holdout Blaster
090=01164 Hunker Down
091=07143 Mandalorian Vambraces
092=01060 Mind Probe
093=01056 Promotion
094=09140 Riot Shield
095*=02151 Carbon-freezing Chamber
096*=07158 Comm Tower
097*=01165 Command Center
098*=01167 Emperor's Throne Room
099*=01171 Rebel War Room
100*=07160 Rift Valley
`,
  },
  {
    code: 'EC',
    name: 'Eternal Conflict',
    prefix: '701',
    cards: `
001 Grand Inquisitor
002 Palpatine
003 Sith Cultist
004 Absorbing the Essence
005 Anger Leads To Hate
006 Overwhelm
007 I Am All The Sith
008 Emperor Voices
009 Sith Throne
010 Force Cataclysm
011 Inquisitor Lightsaber
012 Droideka
013 Tarkin
014 Aggressive Intel
015 Fear of this Station
016 Far Too Trusting
017 Imperial March
018 Executrix
019 TIE Fighter Squadron
020 Aggressive Stance
021 Empire's Visionaries
022 Imperial Rank
023 Rolling Stance
024 Greedo
025 Qi'ra
026 Fooling the Fool
027 Hidden in the Shadow
028 Rush
029 Vicious Move
030 Dryden Vos' Blades
031 Greedo's Blaster
032 Ki-Adi-Mundi
033 Qui-Gon Jinn
034 Confronting Fear
035=07061 Pacify
036 Thought Control
037 Inner Force
038 Luke Skywalker's Spirit
039 Ki-Adi-Mundi's Blue Lightsaber
040 Ki-Adi-Mundi's Green Lightsaber
041 Qui-Gon Jinn's Trick
042 Finn
043 Jar Jar Binks
044A Leia Organa
044B Rescuing a Princess
045 Help me Obi-Wan Kenobi
046 Victory is Ahead
047 You Came In That Thing?
048 Tantive IV
049 X-Wing
050 Ace Pilot
051 Rebel Trooper Blaster
052=05124 Into the Garbage Chute
053 Lando Calrissian
054 Zeb Orrelios
055 Double Dare
056=01131 Negotiate
057 Millennium Falcon
058 Bottoms up!
059 Lando Calrissian's Blaster
060 Welcome to the Team
061 Force Sensitive Trickster
062=07109 Beguile
063 Meditative Truce
064 Parry and Riposte
065 Saber Quick Draw
066 Sharing the Force
067 Curved-Hilt Lightsaber
068 Defensive Blast
069 Emergency Powers
070 Prepare To Fight
071 Troop Reinforcement
072 Umbaran Starfighter
073 DH-17 Turret
074 Tusken Raider
075 Arrgh!
076=05151 Entangle
077 Placing A Bet
078 Shoot First
079 Too Fast For You
080 Trading Goods
081 A Game of Sabacc
082 Bantha
083 Sabacc Trickster
084 Eternal Conflict
085A Leading the Front
085B Team Effort
086=05171 Profitable Connection
087* Sith Crypts
088* Resistance Base
089* Sabacc Playroom
090* Tactical Warzone
`,
  },
  {
    code: 'PW',
    name: 'Parting Words',
    prefix: '702',
    cards: `
001 Maul
002 You and I
003 Maul's Lightsaber
004 Admiral Trench
005 D-wing Security Droid
006 Overconfident
007 Octuptarra Tri-droid
008 Marg Krim
009 Only The Strongest
010 Pay What You Owe
011 Efficient Operation
012 Ahsoka Tano
013 Parting Words
014 Ahsoka Tano's Lightsabers
015 The Last Command
016A 332nd Clone Trooper
016B Imperial Clone Trooper
017 Rex
018 Resisting Order 66
019 Bad Batch
020 Trace Martez
021 Just a Scratch
022 Silver Angel
023 Duel of the Blades
024 Jar'kai
025 Making Plans
026 Squad, on Me!
027 We're in Command
028 Battle Strategy Algorithm
029=05156 Vandalize
030 Illegal Spice Cargo
031 Spice Runners
032 Keeradak
033* Pykes' Prison
034* Peace Park
`,
  },
];
