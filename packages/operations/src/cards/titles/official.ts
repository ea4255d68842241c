import type { TitledSet } from './set.ts';

/** The sets of the publisher. */
export const OFFICIAL: readonly TitledSet[] = [
  {
    code: 'AW',
    name: 'Awakenings',
    prefix: '01',
    cards: `
001 Captain Phasma
002 First Order Stormtrooper
003 General Grievous
004 General Veers
005 AT-ST
006 First Order TIE Fighter
007 Commanding Presence
008 F-11D Rifle
009 Count Dooku
010 Darth Vader
011 Kylo Ren
012 Nightsister
013 Force Choke
014 Immobilize
015 Kylo Ren's Lightsaber
016 Sith Holocron
017 Infantry Grenades
018 Speeder Bike Scout
019 Bala-Tik
020 Jabba the Hutt
021 Jango Fett
022 Tusken Raider
023 Crime Lord
024 Flame Thrower
025 Gaffi Stick
026 On The Hunt
027 Admiral Ackbar
028 Leia Organa
029 Poe Dameron
030 Rebel Trooper
031 Launch Bay
032 Black One
033 Scout
034 Survival Gear
035 Luke Skywalker
036 Padawan
037 Qui-Gon Jinn
038 Rey
039 Force Protection
040 Jedi Robes
041 Luke Skywalker's Lightsaber
042 One With The Force
043 BB-8
044 Rey's Staff
045 Finn
046 Han Solo
047 Hired Gun
048 Padme Amidala
049 Millennium Falcon
050 Diplomatic Immunity
051 DL-44 Heavy Blaster Pistol
052 Infiltrate
053 Outpost
054 DH-17 Blaster Pistol
055 IQA-11 Blaster Rifle
056 Promotion
057 Force Throw
058 Force Training
059 Lightsaber
060 Mind Probe
061 Comlink
062 Datapad
063 Holdout Blaster
064 Black Market
065 Cunning
066 Jetpack
067 Thermal Detonator
068 Cannon Fodder
069 Closing the Net
070 Endless Ranks
071 Occupation
072 Probe
073 Sweep the Area
074 Tactical Mastery
075 The Best Defense...
076 Drudge Work
077 Local Garrison
078 Personal Escort
079 Abandon All Hope
080 Boundless Ambition
081 Enrage
082 Feel Your Anger
083 Force Strike
084 Intimidate
085 Isolation
086 No Mercy
087 Pulling the Strings
088 Emperor's Favor
089 Power of the Dark Side
090 Hidden In Shadow
091 Nowhere to Run
092 Ace in the Hole
093 Armed to the Teeth
094 Confiscation
095 Fight Dirty
096 Go for the Kill
097 He Doesn't Like You
098 Lying in Wait
099 Backup Muscle
100 My Kind of Scum
101 Underworld Connections
102 Prized Possession
103 Commando Raid
104 Defensive Position
105 Field Medic
106 Hit and Run
107 It's a Trap!
108 Natural Talent
109 Rearm
110 Retreat
111 Strategic Planning
112 Surgical Strike
113 Resistance HQ
114 Anticipate
115 Defensive Stance
116 Force Misdirection
117 Heroism
118 Noble Sacrifice
119 Patience
120 Return of the Jedi
121 Riposte
122 Willpower
123 Jedi Council
124 Awakening
125 The Force is Strong
126 Daring Escape
127 Don't Get Cocky
128 Draw Attention
129 Hyperspace Jump
130 Let The Wookiee Win
131 Negotiate
132 Scavenge
133 Shoot First
134 Smuggling
135 Play the Odds
136 Street Informants
137 Second Chance
138 Award Ceremony
139 Dug in
140 Firepower
141 Leadership
142 Logistics
143 Squad Tactics
144 Supporting Fire
145 Deflect
146 Disturbance in the Force
147 Mind Trick
148 The Power of the Force
149 Use The Force
150 It Binds All Things
151 Aim
152 All In
153 Block
154 Close Quarters Assault
155 Dodge
156 Flank
157 Take Cover
158 Disarm
159 Electroshock
160 Reversal
161 Scramble
162 Unpredictable
163 Infamous
164 Hunker Down
165* Command Center
166* Echo Base
167* Emperor's Throne Room
168* Frozen Wastes
169* Imperial Armory
170* Jedi Temple
171* Rebel War Room
172* Mos Eisley Spaceport
173* Separatist Base
174* Starship Graveyard
`,
  },
  {
    code: 'SoR',
    name: 'Spirit of Rebellion',
    prefix: '02',
    cards: `
001 Death Trooper
002 FN-2199
003 Director Krennic
004 TIE Pilot
005 E-Web Emplacement
006 Imperial Discipline
007 DT-29 Heavy Blaster Pistol
008 Z6 Riot Control Baton
009 Asajj Ventress
010 Darth Vader
011 Palpatine
012 Royal Guard
013 Command Shuttle
014 Force Lightning
015 Lightsaber Pike
016 Lure of Power
017 Interrogation Droid
018 Aurra Sing
019 Guavian Enforcer
020 IG-88
021 Unkar Plutt
022 Slave I
023 Blackmail
024 Personal Shield
025 Vibroknucklers
026 Baze Malbus
027 Mon Mothma
028 Rebel Commando
029 Temmin "Snap" Wexley
030 C-3PO
031 U-Wing
032 A180 Blaster
033 Overkill
034 Jedi Acolyte
035 Chirrut Îmwe
036 Luminara Unduli
037 Obi-Wan Kenobi
038 Delta-7 Interceptor
039 Handcrafted Light Bow
040 Force Heal
041 Journals of Ben Kenobi
042 R2-D2
043 Chewbacca
044 Jyn Erso
045 Maz Kanata
046 Outer Rim Smuggler
047 Smuggling Freighter
048 Bowcaster
049 Lone Operative
050 Maz's Goggles
051 Supply Line
052 Astromech
053 Rocket Launcher
054 Force Push
055 Force Speed
056 Makashi Training
057 Vibroknife
058 Quadjumper
059 Ascension Gun
060 Con Artist
061 Battle Formation
062 Imperial War Machine
063 Lockdown
064 Sustained Fire
065 Traitor!
066 Trench Warfare
067 Undying Loyalty
068 We Have Them Now
069 Attrition
070 Imperial Inspection
071 Anger
072 Lightsaber Throw
073 Manipulate
074 No Disintegrations
075 Now You Will Die
076 Rise Again
077 The Price of Failure
078 Dark Presence
079 Now I Am The Master
080 Doubt
081 Arms Deal
082 Bait and Switch
083 Friends in High Places
084 Loose Ends
085 One-Quarter Portion
086 Relentless Pursuit
087 Scrap Buy
088 Salvage Stand
089 Armor Plating
090 Emergency Evacuation
091 Friendly Fire
092 Guerrilla Warfare
093 Our Only Hope
094 Rebel Assault
095 Sensor Placement
096 Spirit of Rebellion
097 Planetary Uprising
098 Spy Net
099 Tactical Aptitude
100 Caution
101 Destiny
102 Determination
103 Guard
104 Krayt Dragon Howl
105 My Ally Is The Force
106 Synchronicity
107 Your Eyes Can Deceive You
108 Protective Mentor
109 Confidence
110 Garbage'll Do
111 Hold On!
112 Rebel
113 Long Con
114 Loth-Cat and Mouse
115 Never Tell Me The Odds
116 Planned Explosion
117 Double-Dealing
118 Life Debt
119 Bombing Run
120 Collateral Damage
121 Salvo
122 Suppression
123 Aftermath
124 Air Superiority
125 Training
126 Wingman
127 Decisive Blow
128 High Ground
129 Momentum Shift
130 Overconfidence
131 Premonitions
132 Rejuvenate
133 Trust Your Instincts
134 Meditate
135 Force Illusion
136 Evade
137 New Orders
138 Parry
139 Swiftness
140 Resolve
141 Ammo Belt
142 Bolt Hole
143 Cheat
144 Diversion
145 "Fair" Trade
146 Friends in Low Places
147 Sabotage
148 Improvisation
149 Outmaneuver
150 Fast Hands
151* Carbon-freezing Chamber
152* Cargo Hold
153* Docking Bay
154* Ewok Village
155* Maz's Castle
156* Moisture Farm
157* Otoh Gunga
158* Secluded Beach
159* Secret Facility
160* War-Torn Streets
`,
  },
  {
    code: 'EaW',
    name: 'Empire at War',
    prefix: '03',
    cards: `
001 Ciena Ree
002 General Hux
003 MagnaGuard
004 Thrawn
005 AT-DP
006 Probe Droid
007 T-7 Ion Disruptor Rifle
008 Quinlan Vos
009 Servant of the Dark Side
010 Seventh Sister
011 Grand Inquisitor
012 Darth Vader's TIE Advanced
013 ID9 Seeker Droid
014 Temptation
015 Grand Inquisitor's Lightsaber
016 Bazine Netal
017 Bossk
018 Cad Bane
019 Gamorrean Guard
020 Hound's Tooth
021 Cable Launcher
022 LL-30 Blaster Pistol
023 Relby-V10 Mortar Gun
024 General Rieekan
025 Hera Syndulla
026 K-2SO
027 Rookie Pilot
028 Ghost
029 Y-Wing
030 A280 Blaster Rifle
031 Ahsoka Tano
032 Jedi Instructor
033 Kanan Jarrus
034 Mace Windu
035 Training Remote
036 Master of the Council
037 Coordination
038 Ezra Bridger
039 Lando Calrissian
040 Sabine Wren
041 Wookiee Warrior
042 Chopper
043 Energy Slingshot
044 Tough Haggler
045 T-47 Airspeeder
046 LR1K Sonic Cannon
047 Electrostaff
048 Natural Pilot
049 Ancient Lightsaber
050 Psychometry
051 Shoto Lightsaber
052 Weapons Cache
053 BD-1 Cutter Vibro-AX
054 Extortion
055 X-8 Night Sniper
056 Z-95 Headhunter
057 Chance Cube
058 EMP Grenades
059 Lead by Example
060 Scatterblaster
061 Commandeer
062 Crossfire
063 Drop Your Weapon!
064 Imperial Backing
065 Prepare for War
066 Red Alert
067 Ruthless Tactics
068 Take Prisoner
069 Imperial HQ
070 As You Command
071 Cornered Prey
072 Indomitable
073 It Will All Be Mine
074 Kill Them All
075 Unyielding
076 Insidious
077 Hate
078 Anarchy
079 Bounty Postings
080 Buy Out
081 Coercion
082 Only Business Matters
083 Pilfered Goods
084 Twin Shadows
085 Hutt Ties
086 Deadly
087 No Survivors
088 Detention Center
089 All Quiet On The Front
090 Entrenched
091 Fortuitous Strike
092 Rearguard
093 Reckless Reentry
094 Strike Briefing
095 Swift Strike
096 Rally Aid
097 Shield Generator
098 At Peace
099 Bestow
100 Bring Balance
101 Reaping The Crystal
102 Secret Mission
103 Trust The Force
104 Funeral Pyre
105 Yoda's Quarters
106 Fearless
107 Against The Odds
108 Appraise
109 Bad Feeling
110 Double-Cross
111 Impersonate
112 Local Patrol
113 Quick Escape
114 Tenacity
115 Running Interference
116 Thermal Paint
117 Defiance
118 Covering Fire
119 Deploy Squadron
120 Fall Back
121 Feint
122 Flanking Maneuver
123 Heat Of Battle
124 Pinned Down
125 The Day is Ours
126 Drop Zone
127 Tech Team
128 Battle of Wills
129 Force Vision
130 Lightsaber Pull
131 Lightsaber Training
132 No Surrender
133 Something Familiar
134 Voices Cry Out
135 Keen Instincts
136 Battle Rage
137 Disable
138 Persuade
139 Pickpocket
140 Threaten
141 Trickery
142 Truce
143 Stolen Cache
144 Hidden Agenda
145 Mandalorian Armor
146 Dangerous Mission
147 Endurance
148 Partnership
149 Recycle
150 Rend
151 Roll On
152 Plastoid Armor
153* B'Omarr Monastery
154* Fort Anaxes
155* Garel Spaceport
156* Imperial Academy
157* Main Plaza
158* Medical Center
159* Port District
160* Weapons Factory Alpha
`,
  },
  {
    code: 'TPG',
    name: 'Two-Player Game',
    prefix: '04',
    cards: `
001 Kylo Ren
002 Captain Phasma
003 Droid Commandos
004 Captain Phasma's Blaster
005 Praetorian Guard
006 Dark Counsel
007 Crossguard Lightsaber
008 Force Stasis
009 Jedi Rival
010 Armored Support
011 First Strike
012 I Have You Now
013 Imperial Envoy
014 Mobilize
015=01074 Tactical Mastery
016 As I Have Foreseen
017 Clash
018=01084 Intimidate
019 Your Skills Are Complete
020=02080 Doubt
021=02138 Parry
022 Subjugate
023* Hangar Bay
024 Rey
025 Poe Dameron
026 Medical Droid
027 Strike Team
028 Teamwork
029 Poe Dameron's Blaster
030 Rey's Lightsaber
031 Inner Strength
032 Luke's Protection
033 Honor Guard
034 Direct Hit
035=01142 Logistics
036 Recon
037=01111 Strategic Planning
038 Concentrate
039=01115 Defensive Stance
040 Distraction
041 Do Or Do Not
042 Fierce Resolve
043=02136 Evade
044=01156 Flank
045 Sound The Alarm
046* Obi-Wan's Hut
`,
  },
  {
    code: 'LEG',
    name: 'Legacies',
    prefix: '05',
    cards: `
001 Dark Advisor
002 Maul
003 Mother Talzin
004 Palpatine
005 Kylo Ren's Starfighter
006 Crystal Ball
007 Force Rend
008 Maul's Lightsaber
009 Battle Droid
010 Kallus
011 Nute Gunray
012 Tarkin
013 Veteran Stormtrooper
014 Separatist Landing Craft
015 Fragmentation Grenade
016 Grand Moff
017 Kallus' Bo-Rifle
018 Bib Fortuna
019 Boba Fett
020 Doctor Aphra
021 Greedo
022 Rebel Traitor
023 Ark Angel
024 BT-1
025 Slave I
026 Hunter Instinct
027 Wrist Rockets
028 BB-9E
029 Aayla Secura
030 Jedi Temple Guard
031 Luke Skywalker
032 Obi-Wan Kenobi
033 Yoda
034 ETA-2 Interceptor
035 R2-D2
036 Force Meditation
037 Obi-Wan Kenobi's Lightsaber
038 Clone Trooper
039 Finn
040 Rose
041 Wedge Antilles
042 Mortar Team
043 Resistance Bomber
044 Camouflaged Rifle
045 Rebellion Leader
046 Han Solo
047 Jar Jar Binks
048 Jedha Partisan
049 Saw Gerrera
050 Zeb Orrelios
051 Runaway Boomas
052 Millennium Falcon
053 Roguish Charm
054 Zeb Orrelios' Bo-Rifle
055 Republic Cruiser
056 Force Focus
057 Force Wave
058 Heirloom Lightsaber
059 Hush-98 Comlink
060 Ground Battalion
061 Lookout Post
062 Auto Cannon
063 E-11 Blaster
064 74-Z Speeder Bike
065 Hondo Ohnaka
066 Pirate Speeder Tank
067 Bartering
068 Gang Up
069 Vibrocutlass
070 Modified HWK-290
071 Canto Bight Pistol
072 Hidden Blaster
073 Hunting Rifle
074 Stun Baton
075 Consumed By The Dark Side
076 Dark Scheme
077 Double Strike
078 Frighten
079 I Am Your Father
080 Snare
081 Spell of Removal
082 Witch Magick
083 Nightsister Coven
084 Battle Fatigue
085 Crush the Rebellion
086 Imperial Might
087 Scorched Earth
088 Shrapnel Blast
089 Target Practice
090 Three Steps Ahead
091 Command Bridge
092 Delve
093 Free-For-All
094 In Pursuit
095 No Good To Me Dead
096 Rumors
097 Subdue
098 Take Flight
099 Outnumber
100 Adapt
101 Ataru Strike
102 Heightened Awareness
103 Investigate
104 Strength Through Weakness
105 Unbreakable
106 Defensive Teaching
107 Yoda's Hut
108 Attack Run
109 Equip
110 Final Moment
111 Light 'Em Up
112 Mend
113 Refit
114 Special Modification
115 Suppression Field
116 Bravado
117 Easy Pickings
118 Explosive Tactics
119 Impulsive
120 Scruffy Looking Nerf-Herder
121 Smuggler's Run
122 Maz's Vault
123 Diplomatic Protection
124 Into The Garbage Chute
125 Alter
126 Ancient Wisdom
127 Feel The Force
128 Invigorate
129 Legacies
130 Mislead
131 Respite
132 Stronger You Have Become
133 The Force Is With Me
134 Perseverance
135 Resilient
136 Crackdown
137 Crash Landing
138 Law and Order
139 Locked and Loaded
140 Reinforce
141 Strength in Numbers
142 Sudden Impact
143 Superior Position
144 Target Intel
145 Bubble Shield
146 Cover Team
147 Bamboozle
148 Cantina Brawl
149 Counter Strike
150 Dangerous Maneuver
151 Entangle
152 Face-Off
153 Hasty Exit
154 Lure
155 Quick Draw
156 Vandalize
157 Well-Connected
158 Defend
159 Dive
160 Ice Storm
161 No Cheating
162 Shelter
163 Backup Specialist
164 Remote Stockpile
165 Scrap Heap
166 Bodyguard
167 Quickdraw Holster
168 Espionage
169 Fortify
170 Preemptive Strike
171 Profitable Connection
172 Stolen Intel
173 Taking Ground
174* Arid Wasteland
175* Citadel Landing Zone
176* Imperial Palace
177* Launch Deck
178* Outer Rim Outpost
179* Petranaki Arena
180* Power Generator Trench
`,
  },
  {
    code: 'RIV',
    name: 'Rivals',
    prefix: '06',
    cards: `
001 Anakin Skywalker
002 Lobot
003 Ketsu Onyo
004 Jawa Scavenger
005 Hidden Motive
006 Crafted Lightsaber
007 Targeting Computer
008 Fang Fighter
009 Tinker
010 Verpine Sniper Rifle
011 Emulate
012 Fight Back
013 Resourceful
014 Surprise Attack
015 Supply Pack
016 T-21 Repeating Blaster
017 Vibrosword
018 Bespin Wing Guard
019* Dry Fields
020* Sith Temple
`,
  },
  {
    code: 'WotF',
    name: 'Way of the Force',
    prefix: '07',
    cards: `
001 Count Dooku
002 Fifth Brother
003 Force Sensitive Outcast
004 Snoke
005 Crush Hope
006 Dark Ritual
007 Lack of Faith
008 No Escape
009 Power From Pain
010 Triple Threat
011 Undermine
012 Dark Empowerment
013 Count Dooku's Solar Sailer
014 Bardottan Sphere
015 Fifth Brother's Lightsaber
016 Force Fear
017 Torment
018 Arihnda Pryce
019 Executioner
020 Firmus Piett
021 General Grievous
022 Art of War
023 Furious Assault
024 Machine Replacement
025 Opening Volley
026 Overrun
027 Testing Procedure
028 Well-armed
029 Blockade
030 Climate Disruption Array
031 General Grievous' Wheel Bike
032 Imperial Troop Transport
033 Planetary Bombardment
034 Executioner's Axe
035 DJ
036 Jabba The Hutt
037 Mandalorian Super Commando
038 Sebulba
039 By Any Means
040 Cocky
041 Extreme Hubris
042 Nefarious Deed
043 Paid Off
044 Partners in Crime
045 Quarrel
046 Rancorous
047 Sebulba Always Wins
048 Sticky Situation
049 0-0-0
050 Sebulba's Podracer
051 Formidable
052 Underhanded Tactics
053 Way of the Dark
054 Ezra Bridger
055 Jedi Sentinel
056 Luke Skywalker
057 Plo Koon
058 Fond Memories
059 Loth-Wolf Bond
060 Luke's Training
061 Pacify
062 Propel
063 Renewed Purpose
064 Steadfast
065 Plo Koon's Starfighter
066 A99 Aquata Breather
067 Ezra Bridger's Lightsaber
068 Guardian of the Whills
069 Luke Skywalker's Lightning Rod
070 There Is No Try
071 Boss Nass
072 Gungan Warrior
073 Leia Organa
074 Rex
075 Blaze of Glory
076 Desperate Hour
077 First Aid
078 Gungan Offensive
079 Motivate
080 Reposition
081 Long-Term Plan
082 Gungan Catapult
083 Resistance Crait Speeder
084 Suppressive Fire
085 Electropole
086 Inspiring Presence
087 Rex's Blaster Pistol
088 Anakin Skywalker
089 Bo-Katan Kryze
090 Cassian Andor
091 Trusted Informant
092 Clandestine Operation
093 Closing the Deal
094 Defensive Racing
095 Dumb Luck
096 Mechanical Insight
097 Narrow Escape
098 Rigged Detonation
099 Righteous Cause
100 Scoping the Target
101 Shootout
102 Anakin Skywalker's Podracer
103 N-1 Starfighter
104 CR-2 Heavy Blaster
105 Stealthy
106 Way of the Light
107 Dex's Diner
108 Become One
109 Beguile
110 Control
111 Division in the Force
112 Flames of the Past
113 Peace and Quiet
114 Turn the Tide
115 Built to Last
116 Honed Skills
117 Dagger of Mortis
118 Force Jump
119 Way of the Force
120 Change of Fate
121 Glancing Shot
122 Grand Entrance
123 Hostile Takeover
124 Overload
125 Reconstruct
126 Take the Fight to Them
127 Home Turf Advantage
128 Ammo Reserves
129 ARC-170 Starfighter
130 Hailfire Droid Tank
131 Weapon Master
132 Friend or Foe
133 In The Crosshairs
134 Podracer Betting
135 Reprogram
136 Risky Move
137 Start Your Engines!
138 Calling in Favors
139 Prized Goods
140 Streetwise
141 XS Stock Light Freighter
142 Darksaber
143 Mandalorian Vambraces
144 Respected Businessman
145 V-1 Thermal Detonator
146 Extract
147 Free Fall
148 Made to Suffer
149 Nature's Charm
150 Quell
151 Under Attack
152 Lotho Minor Junkers
153 Podracer
154 Macrobinoculars
155 Boonta Eve Classic
156* Arena of Death
157* Bendu's Lair
158* Comm Tower
159* Mos Espa Arena
160* Rift Valley
`,
  },
  {
    code: 'AtG',
    name: 'Across the Galaxy',
    prefix: '08',
    cards: `
001 Darth Vader
002 Luce
003 Nightbrother
004 Savage Opress
005 Burst Of Lightning
006 Endow
007 Fear and Dead Men
008 I Am The Senate
009 Let The Hate Flow
010 Darth Vader's Meditation Chamber
011 Galactic Deception
012 Stifle
013 Vader's Fist
014 Bloodlust
015 Chain Sickle
016 Darth Vader's Lightsaber
017 Energy Bow
018 Iden Versio
019 "Mauler" Mithel
020 Super Battle Droid
021 Wullf Yularen
022 Browbeat
023 Commence Primary Ignition
024 Drop 'Em
025 Hatching A Plan
026 Imposing Presence
027 In Tandem
028 Questioned Loyalty
029 Reach The Stars
030 Black Two
031 TIE Fighter
032 Umbaran Hover Tank
033 Vigilance
034 Inferno Squad ID10 Seeker Droid
035 Dryden Vos
036 Tobias Beckett
037 Val
038 Act Of Cruelty
039 Cunning Ruse
040 Exploit
041 First Claim
042 Heated Confrontation
043 In a Bind
044 Shakedown
045 Sidestep
046 Wanton Destruction
047 Déjà Vu
048 Firespray-31
049 Relentless
050 Donderbus Blaster Pistol
051 Grappling Boa
052 Tobias Beckett's Rifle
053 Vow Of Vengeance
054 Retribution
055 Barriss Offee
056 Force Mystic
057 Kit Fisto
058 Qui-Gon Jinn
059 Bewilder
060 Finishing Strike
061 Gathering Intelligence
062 Hold Off
063 Insight
064 Into Exile
065 Repulse
066 Safeguard
067 Immutability
068 Counterstroke
069 Lightsaber Training Staff
070 Pillio Star Compass
071 Qui-Gon Jinn's Lightsaber
072 Biggs Darklighter
073 Clone Commander Cody
074 Jyn Erso
075 Rebel Engineer
076 Aerial Advantage
077 Attack of The Clones
078 Dogfight
079 Evacuate
080 Inflame
081 Outgun
082 Turn The Tables
083 Armed Escort
084 BB-8
085 Black One
086 X-Wing
087 Jyn Erso's Blaster
088 R2 Astromech
089 Lando Calrissian
090 Leia Organa
091 L3-37
092 A Good Investment
093 Aid From Above
094 Daring Gambit
095 Drop In
096 Hijack
097 Karabast!
098 Leverage
099 Reluctance
100 Slice And Dice
101 Through The Pass
102 Escape Craft
103 Millennium Falcon
104 On The Mark
105 Decoy
106 Energy Pike
107 Token Of Affection
108 At Odds
109 Common Cause
110 Conflicted
111 Deadly Advance
112 No Questions Asked
113 Relinquish
114 You Were My Friend
115 Bitter Rivalry
116 Foresight
117 Nexus Of Power
118 Force Lift
119 Shatterpoint
120 Treasured Lightsaber
121 Attack Formation
122 Barrel Roll
123 Deployment
124 Fleet Command
125 Intense Fire
126 Revised Order
127 Snuff Out
128 Transfer
129 Armored Reinforcement
130 Senate Chamber
131 Dorsal Turret
132 Handheld L-S1 Cannon
133 Triple Laser Turret
134 Han Solo
135 Qi'Ra
136 Across The Galaxy
137 Cash Out
138 Dismantle
139 Fight Fire With Fire
140 Indifferent
141 Quick Thinking
142 Shock Tactic
143 Double Down
144 Improvised Defense
145 Shadow Caster
146 Arc Caster
147 Black Sun Blaster Pistol
148 Flame Projector
149 Shriek
150 T-16 Skyhopper
151 X-34 Landspeeder
152 Laser Cannon
153 Systems Gauge
154 Targeting Astromech
155 No Allegiance
156 Solidarity
157* Landing Dock
158* Occupied City
159* Theed Royal Palace
160* Training Room
`,
  },
  {
    code: 'CONV',
    name: 'Convergence',
    prefix: '09',
    cards: `
001 Asajj Ventress
002 Palpatine
003 Sentinel Messenger
004 Sly Moore
005 Mind Extraction
006 A Tale of Tragedy
007 Breaking Bonds
008 Fit of Rage
009 Forsaken
010=01085 Isolation
011=01086 No Mercy
012 Forbidden Lore
013 Imperialis
014 Force Storm
015 Malice
016 Palpatine's Lightsaber
017 Sith Teachings
018 Captain Phasma
019 Commando Droid
020=01002 First Order Stormtrooper
021 General Grievous
022 Wat Tambor
023 A Sinister Peace
024 Make Demands
025=01072 Probe
026 Pulverize
027 Roger, Roger
028=01075 The Best Defense...
029 Defoliator Tank
030 Imperial Officer
031 Megablaster Troopers
032 Stap Droid
033 E-5 Blaster Carbine
034 Modular Frame
035 Dengar
036 Jabba The Hutt
037 Quarren Tracker
038 Watto
039 Death Mark
040 Enticing Reward
041 Barter With Blood
042 Conveyex Robbery
043 Exterminate
044=01095 Fight Dirty
045 Hard Bargain
046 Hunt Them Down
047 Bounty Board
048 Punishing One
049=01023 Crime Lord
050 Dengar's Fire Blade
051 Skilled Tracker
052 Separatist Conspiracy
053 Assassin Droid
054 Ahsoka Tano
055 Lor San Tekka
056 Mace Windu
057 Obi-Wan Kenobi
058 Vigilant Jedi
059 A Friend Lost
060 Channel the Force
061=01115 Defensive Stance
062 Disciplined Mind
063 Strong Intuition
064 Upper Hand
065 Obi-Wan Kenobi's Interceptor
066 Uneti Force Tree
067 Yoda's Spirit
068 Jedi Holocron
069 Lore Hunter
070 Mace Windu's Lightsaber
071 Republic Jedi Armor
072 K-2SO
073 Kes Dameron
074 Naboo Palace Guard
075 Padmé Amidala
076 Target Acquired
077 Aggressive Negotiations
078=01105 Field Medic
079 Honorable Sacrifice
080 Power Surge
081 Unfetter
082 A-Wing
083 Concerted Effort
084 LAAT Gunship
085 Padmé Amidala's Royal Starship
086=02033 Overkill
087 Resistance Ring
088 Chewbacca
089 Ezra Bridger
090 Maz Kanata
091 Satine Kryze
092 Calculated Risk
093 Convergence
094=01128 Draw Attention
095 Flee the Scene
096 Instigate
097 Reap the Reward
098 Sure Shot
099 We're Home
100 Laser Tripwire
101 Rebel Cache
102 Chewbacca's Blaster Rifle
103 Custom Bandolier
104 Moxie
105 Secrets Laid Bare
106 Attunement
107 Circle of Shelter
108 Deflecting Slash
109 Fatal Blow
110 Overqualified
111 Twin Strike
112=01149 Use The Force
113 Force Flow
114 Lightsaber Mastery
115 Diatium Power Cell
116=01150 It Binds All Things
117 Force Pull
118=01059 Lightsaber
119 Soresu Mastery
120 Soresu Training
121 Hampered
122 Automated Defense
123 Domination
124 Energize
125 Forced Compliance
126 Fresh Supplies
127 Measure for Measure
128 No Answer
129 Rout
130 Seize the Day
131=01143 Squad Tactics
132 Strike Back
133 Advanced Training
134 Conscript Squad
135 Press the Advantage
136=03127 Tech Team
137 V-Wing
138 A-300 Blaster
139 Quicksilver Baton
140 Riot Shield
141 Enfys Nest
142 Enfys Nest's Marauder
143 Wanted
144=01159 Electroshock
145 For a Price
146 Prey Upon
147 Rendezvous
148 Skullduggery
149=03142 Truce
150=01162 Unpredictable
151 Profiteering
152 Entourage
153 Seeking The Truth
154 Smuggling Ring
155 Starviper
156 Enfys Nest's Electroripper
157 Mandalorian Jetpack
158 Ordnance Launcher
159 Unscrupulous
160 Shock Collar
161 Wounded
162 Bacta Therapy
163=01153 Block
164=01155 Dodge
165 Electromagnetic Pulse
166 Near Miss
167 Unshackle
168 Fickle Mercenaries
169 Grievance Striker
170 Protective Suit
171 Punch Dagger
172 Sonic Detonators
173*=01165 Command Center
174* Deathwatch Hideout
175* Fighting Pit
176* Lair of General Grievous
177* Mean Streets
178* Military Camp
179* Salt Flats
180* Watto's Shop
`,
  },
  {
    code: 'AoN',
    name: 'Allies of Necessity',
    prefix: '10',
    cards: `
001 Count Dooku
002 Count Dooku's Lightsaber
003 Sniper Team
004 Astrogation
005 Knighthood
006 Fenn Rau
007 Test of Character
008 Grand Design
009 Outer Rim Outlaw
010 Shadowed
011 Perilous Escapade
012 Hired Muscle
013 Clawdite Shapeshifter
014 Chance Encounter
015=01156 Flank
016 Allies of Necessity
017 LR-57 Combat Droid
018 Electro Sword
019* Chalmun's Cantina
020* Wheeta Palace
`,
  },
  {
    code: 'SoH',
    name: 'Spark of Hope',
    prefix: '11',
    cards: `
001 Dark Mystic
002 Kylo Ren
003 Maul
004 Nightsister Zombie
005 Old Daka
006 Chancellor's Edict
007 Hex
008 Possessed
009 Uncontrollable Rage
010 Act of Betrayal
011 Dark Magick
012 Sinister Ruse
013 Tantrum
014 Weave the Ichor
015 Order 66
016 Scimitar
017 Ancient Magicks
018 Recovered Sith Lightsaber
019 Talisman of Resurrection
020 Conan Motti
021 Gideon Hask
022 Mudtrooper
023 Thrawn
024 Priority Target
025 Counterintelligence
026 Crushing Advantage
027 Execute Order 66
028 Rally the Troops
029 To Victory
030 Warning Siren
031 Cultural Records
032 Hostile Territory
033 Separatist Embargo
034 Superlaser Siege Cannon
035 Crimson Star
036 Mastermind
037 TL-50 Heavy Repeater
038 4-LOM
039 IG-88
040 Jango Fett
041 Zuckuss
042=01093 Armed To The Teeth
043 Desperate Measures
044 Misinformation
045 Tireless Pursuit
046 Bounty Hunters' Guild
047 IG-2000
048 Impound
049 Mist Hunter
050 Predatory Banker
051 0-0-0 Protocol Matrix
052=02089 Armor Plating
053 Gauntlet Rockets
054 Pulse Cannon
055 Acceptable Losses
056 R2-D2
057 Rey
058 Yoda
059 Youngling
060 Refusal
061 Destiny Fulfilled
062 Exchange Of Information
063 Heroic Stand
064 Humble Service
065 Jedi Mind Trick
066 Moving Rocks
067 Yoda's Protection
068 Caretaker Village
069 Professor Huyang
070 Qui-Gon Jinn's Spirit
071 Three Lessons
072 Jedi Lightsaber
073 Sacred Jedi Texts
074 Yoda's Lightsaber
075 Amilyn Holdo
076 Bail Organa
077 C-3PO
078 Hoth Trooper
079 Droids' Day Out
080 Happy Beeps
081 Lightspeed Assault
082 Our Situation is Desperate
083=02094 Rebel Assault
084 Spark of Hope
085 Take Control
086 B-Wing
087 Firm Resolve
088 GH-7 Droid
089 Resistance Trench Fighters
090 EL-16 Heavy Field Blaster
091 Salvaged Arm
092 Tico Pendant
093 Chief Chirpa
094 Chopper
095 Ewok Warrior
096 Han Solo
097 Wicket
098 Ensnare
099 Net Trap
100 Rolling Logs
101 Ewok Ambush
102 Glider Attack
103 Jump To Lightspeed
104 Reassemble
105 Chief Chirpa's Hut
106 Mr. Bones
107 Ewok Bow
108 Han Solo's Blaster
109 Han Solo's Dice
110 Support of the Tribe
111 Fateful Companions
112 Alter Fate
113 Clever Distraction
114 Dark Reflections
115=02127 Decisive Blow
116 Draw Closer
117 Polarity
118 Pushing Slash
119 Temporary Truce
120 Force Connection
121 Mysteries of the Force
122 Niman Mastery
123 Niman Training
124 Untamed Power
125 Chain Lightning
126 Focused Fire
127 Hull Breach
128 Off The Sensors
129 Seizing Territory
130 Shields Are Down
131 Shortcut
132 You Are In Command Now
133=02123 Aftermath
134 AT-RT
135 Coruscant Police
136 Admiral
137 Communication Module
138 Dead Or Alive
139 Bad Credit
140 Disassemble
141 Encircle
142 I Performed Violence
143 Kinship
144 Outpace
145 Practice Makes Perfect
146=01160 Reversal
147 Simple Mistake
148 Unify
149 Any Means Necessary
150 Canto Bight Security
151 Mining Guild TIE Fighter
152 Bounty Hunter Mask
153 DX-2 Disruptor Blaster Pistol
154 Inflict Pain
155 Grappling Arm
156 Rocket Booster
157* Canto Casino
158* Jabba's Palace
159* Nightsister Lair
160* Snoke's Throne Room
`,
  },
  {
    code: 'CM',
    name: 'Covert Missions',
    prefix: '12',
    cards: `
001 Darth Bane
002 Darth Vader
003 Pong Krell
004 Snoke's Praetorian Guard
005 Recurring Nightmare
006 Entropic Blast
007 Legacy of the Sith
008 Pincer Movement
009 Quad Slam
010 Trap the Blade
011 Treason
012 Rule of Two
013 Bloodletting
014 Darth Vader's Tie Advanced
015 Ancient Sith Armor
016 Death Field
017 Pong Krell's Lightsaber
018 Sith Lord
019 Vibro-Arbir Blades
020 Commander Pyre
021 Director Krennic
022 Elrik Vonreg
023 Imperial Death Trooper
024 Imperial Pilot
025 Cruel Methods
026 Call to Action
027 Face the Enemy
028 I'll Handle This Myself
029 Taking Charge
030 Construct the Death Star
031 Elrik Vonreg's TIE Interceptor
032 The "Duchess"
033 Tie Bomber
034 Viper Probe Droid
035 Commander Pyre's Blaster
036 Director
037 E-11D Blaster Rifle
038 Boba Fett
039 Kragan Gorr
040 Pyke Sentinel
041 Synara San
042 Trandoshan Hunter
043 Forced Labor
044 Pestering
045 Change of Fortune
046 Opportune Strike
047 Plunder
048 Warning Shot
049 Pirate Ship
050 Slave I
051 Boba Fett's Wrist Laser
052 Pyke Blaster
053 Anakin Skywalker
054 Jedi Knight
055 Kanan Jarrus
056 Luke Skywalker
057 Forestall
058 Fresh Start
059 Luminous Beings Are We
060 Nullify
061 Skillful Deterrence
062 Stand Firm
063 Trust Your Feelings
064 Valiant Deed
065 Jedi Trials
066 Luke Skywalker's X-Wing
067 Anakin Skywalker's Lightsaber
068 Kanan Jarrus' Lightsaber
069 Padawan Braid
070 Hera Syndulla
071 Kashyyyk Warrior
072 Kazuda Xiono
073 Poe Dameron
074 Tarfful
075 Feat of Strength
076 Imposing Figure
077 Plan of Attack
078 Run to Safety
079 Swing In
080 Trench Run
081 Destroy the Death Star
082 Fireball
083 Ghost
084 Phantom
085 Rebel Hangar
086 Wookiee Protection
087 Fortitude
088 Master Smuggler
089 Sabine Wren
090 Sinjir Rath Velus
091 Torra Doza
092 Vengeful Wookiee
093 As One
094 Lead from the Front
095=02114 Loth-Cat and Mouse
096 Pride and Joy
097 Reciprocate
098 Blue Ace
099 Bucket
100 Sabine Wren's TIE Fighter
101 Custom Paint Job
102 Fling
103 Wookiee Rage
104 Spectre Cell
105 Valorous Tribe
106 Acute Awareness
107 Bestow Wisdom
108 Falling Avalanche
109 Fluid Riposte
110 Infuse the Force
111 On Guard
112 Side By Side
113 Seeking Knowledge
114 Shien Mastery
115 Shien Training
116 Systems Malfunction
117 Assail
118 Command and Conquer
119 Covert Mission
120 Embark
121 Flanked by Wingmen
122 Joint Maneuver
123 Sneak Attack
124 Under Fire
125 Tactical Delay
126 Death Star Plans
127 Experimental Booster
128 Licensed to Fly
129 Nar Shaddaa Thief
130 Controlled Chaos
131 Dangerous Escape
132 Deadlock
133 Monopolize
134 Reap
135 Rogue Tendencies
136 Survival Instinct
137 Taken by Surprise
138 Think on Your Feet
139 Coaxium Heist
140 Cloud Car
141 Double Agent
142 Improvised Explosive
143 Raiding Party
144 Repurposing
145 Magna-Glove
146 Z-6 Jetpack
147 Jawa Junk Dealer
148 Outdated Tech
149 Eject
150 Harmless Trick
151 Salvaged Parts
152 Standoff
153 Utinni!
154 Merchant Freighter
155 Sandcrawler
156 Wretched Hive
157* Abandoned Refinery
158* Colossus
159* Pyke Syndicate Mine
160* Valley of the Dark Lords
`,
  },
  {
    code: 'TR',
    name: 'Transformations',
    prefix: '13',
    cards: `
001A Anakin Skywalker
001B Darth Vader
002A Luke Skywalker
002B Luke Skywalker
003A Obi-Wan Kenobi
003B Obi-Wan Kenobi's Spirit
004A Sweeper Droid Infiltration
004B Demolition Droid
005A Send in the Troopers
005B Arc Trooper Echo
005C Arc Trooper Fives
005D Clone Commander Wolffe
006A Closing In
006B Captured
007A Rescue Han Solo
007B Han Solo
008A Choose Your Destiny
008B I Will Not Turn
009A United
009B We Stand
010A* Mortis (Day)
010B* Mortis (Night)
`,
  },
];
