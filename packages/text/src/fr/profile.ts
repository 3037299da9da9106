/** Être la même personne sur plusieurs appareils, en français. */
import type { Part } from '../langs.ts';
import { and, count, GAMES } from './speech.ts';

export const profile: Part<'profile'> = {
  title: 'Ton profil',
  away: 'Le serveur ne répond pas.',
  none: 'Là d’où vient cette page, aucun profil n’est conservé.',
  cancelled: 'Aucune clé d’accès n’a été utilisée.',
  keep: {
    title: 'Conserver sur ce serveur',
    about:
      'Pour l’instant, ton nom et ton visage ne sont que dans ce navigateur. Conservés sur le serveur, ils te suivent du téléphone à la tablette, avec tes tables en ligne. Ni adresse e-mail, ni mot de passe.',
    passkey: 'Conserver avec une clé d’accès',
    passkeyAbout:
      'Une clé d’accès, c’est un seul geste : ton doigt, ton visage ou le code PIN de ton appareil.',
    code: 'Conserver avec un code de secours',
    nameFirst: 'Choisis d’abord un nom.',
  },
  noPasskeys: {
    insecure:
      'Pas de clé d’accès ici : les navigateurs ne les permettent qu’en https, et cette page a été chargée sans. Un code de secours fait tout aussi bien l’affaire.',
    number:
      'Pas de clé d’accès ici : les navigateurs leur veulent un nom, et ce serveur a été appelé par un numéro. Un code de secours fait tout aussi bien l’affaire.',
    old: 'Ce navigateur n’a pas de clés d’accès. Un code de secours fait tout aussi bien l’affaire.',
  },
  enter: {
    title: 'Si tu as un profil',
    about: 'Connecte-toi, et cet appareil a ton nom, ton visage et tes tables en ligne.',
    passkey: 'Se connecter avec une clé d’accès',
    withCode: 'Se connecter avec un code de secours',
    code: 'Code de secours',
    codeAbout: '16 lettres et chiffres. Tirets et espaces ne comptent pas.',
    codeBad: 'Un code de secours a 16 lettres et chiffres.',
    go: 'Se connecter',
  },
  since: (day) => `Sur ce serveur depuis le ${day}`,
  change: 'Changer de nom ou de visage',
  friends: 'Amis',
  clubs: 'Clubs',
  ways: {
    title: 'Pour revenir',
    about:
      'Sur un autre appareil, ou si ce navigateur t’oublie, l’un de ces moyens te fait entrer.',
    none: 'Tu n’as encore aucun moyen de revenir. Sans clé d’accès ni code de secours, ton profil est perdu quand ce navigateur l’oublie.',
    passkey: (device) => (device === '' ? 'Clé d’accès' : `Clé d’accès (${device})`),
    used: (day) => `Dernière utilisation le ${day}`,
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès est ajoutée.',
    remove: 'Retirer',
    removeAsk: 'Retirer cette clé d’accès ?',
    removeAbout: 'Elle ne fera plus entrer personne.',
    removed: 'La clé d’accès est retirée.',
    hasCode: 'Tu as un code de secours.',
    makeCode: 'Créer un code de secours',
    newCode: 'Créer un nouveau code de secours',
  },
  code: {
    title: 'Ton code de secours',
    about:
      'Note-le ou enregistre-le : il n’est montré que maintenant. Les codes précédents ne valent plus rien.',
    secret: 'Avec ce code, on se connecte à ta place.',
    copy: 'Copier le code',
    copied: 'Copié',
    notCopied: 'Impossible de copier',
  },
  devices: {
    title: 'Appareils connectés',
    here: 'Cet appareil',
    unknown: 'Un appareil',
    seen: (day) => `Dernière visite le ${day}`,
    out: 'Déconnecter',
    outOf: (device) => `Déconnecter ${device}`,
    isOut: 'Cet appareil est déconnecté.',
    allOut: 'Déconnecter tous les autres',
    areOut: 'Tous les autres appareils sont déconnectés.',
  },
  data: {
    title: 'Tes données',
    about:
      'Le serveur conserve ton nom et ton visage, tes appareils et tes clés d’accès, tes amis et tes clubs, tes tables, tes parties et tes cotes. Le fichier à télécharger montre tout.',
    download: 'Télécharger tes données',
    out: 'Se déconnecter ici',
    isOut: 'Tu n’es plus en ligne sous ton profil. Ton nom et ton visage restent sur cet appareil.',
    remove: 'Supprimer ton profil',
    removeAsk: 'Supprimer ton profil ?',
    removeAbout:
      'Tout ce que le serveur conserve de toi disparaît aussitôt, sans retour possible. Ce qui est sur cet appareil reste.',
    removeNow: 'Supprimer pour toujours',
    removed: 'Ton profil est supprimé.',
  },
  played: {
    title: 'Parties et cote',
    loading: 'Chargement…',
    wish: 'Je veux une cote',
    wishAbout:
      'Comptent les parties à des tables ouvertes qui commencent à partir de maintenant. Dès qu’on en sait assez, tout le monde voit ton nom, ton visage et ta cote au palmarès.',
    isOn: 'Ta prochaine partie à une table ouverte compte.',
    isOff: 'Tes parties ne comptent plus. Plus personne ne voit ta cote ; elle t’attend.',
    ratings: 'Ta cote',
    noRatings:
      'Termine une partie à une table ouverte avec d’autres qui veulent une cote, et elle apparaît ici.',
    rating: (rating, range) => `${rating} ± ${range}`,
    provisional: (games) =>
      `Après ${count(games, GAMES)} : provisoire. Encore quelques-unes et tu es au palmarès.`,
    settled: (games, place) => `Après ${count(games, GAMES)} : place ${place}.`,
    unseen: (games) => `Après ${count(games, GAMES)}.`,
    leaders: 'Palmarès',
    games: 'Tes parties en ligne',
    noGames: 'Les parties que tu termines en ligne avec ton profil apparaissent ici.',
    signIn: 'Créer un profil ou se connecter',
    more: 'En voir plus',
    kinds: {
      private: 'Table privée',
      public: 'Table ouverte',
      club: 'Table du club',
      night: 'Soirée en duplicate',
    },
    place: (place, players) => `Place ${place} sur ${players}`,
    with: (names) => `Avec ${and(names)}`,
  },
  board: {
    title: 'Palmarès',
    edition: 'Édition',
    about:
      'Plus la cote est haute, plus on est fort. ± dit de combien elle peut se tromper : de moins en moins à chaque partie. L’ordre suit ce qui est déjà sûr. Seules comptent les parties à des tables ouvertes, entre joueurs qui veulent une cote.',
    none: 'Aucune cote n’est encore assez sûre.',
    mine: (place) => `Tu es à la place ${place}.`,
    games: (games) => count(games, GAMES),
    earlier: 'Places précédentes',
    later: 'Places suivantes',
    own: 'Tes parties et ta cote',
  },
  kept: 'Ton profil est conservé sur ce serveur.',
  welcome: (name) => `Te revoilà, ${name} !`,
};
